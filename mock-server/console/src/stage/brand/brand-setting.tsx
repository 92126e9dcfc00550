import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from '../presenter-screen.module.css';
import { useTexts } from '../texts/use-texts.ts';

const BrandDialog = lazy(async () => ({ default: (await import('./brand-dialog.tsx')).BrandDialog }));

/** Where a presenter sets under which name, logo and colour the demo is shown. */
export function BrandSetting() {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.setting}>
      <h2 className={styles.heading}>{t.brand}</h2>
      <p>{t.brandHint}</p>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t.brandChange}
      </Button>
      {isOpen && (
        <Suspense>
          <BrandDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
