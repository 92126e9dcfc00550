import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './demo-badge.module.css';

/** Says at the top edge of every screen that no real money is involved (product §10). */
export function DemoBadge() {
  const { t } = useTranslation();
  return (
    <aside className={styles.edge}>
      <span className={styles.badge} aria-hidden="true">
        <FlaskConical />
        {t('ui.demo.badge')}
      </span>
      <VisuallyHidden>{t('ui.demo.hint')}</VisuallyHidden>
    </aside>
  );
}
