import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import { LOGO_TYPES, MOST_LOGO_BYTES } from '@canada28/shared/control/brand.control.ts';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useTexts } from '../texts/use-texts.ts';
import styles from './brand-dialog.module.css';
import { readLogo } from './logo-file.ts';

const KILOBYTE = 1024;

type LogoFieldProps = {
  /** As a data URL. */
  readonly logo: string | undefined;
  readonly onChange: (logo: string | undefined) => void;
};

/** A picture file; what cannot be a logo is said here, and leaves the one before. */
export function LogoField({ logo, onChange }: LogoFieldProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readLogo(file);
    setIsRefused(read === undefined);
    if (read !== undefined) onChange(read);
  };
  return (
    <fieldset className={styles.logoField}>
      <legend>{t.brandLogo}</legend>
      <div className={styles.row}>
        <span className={styles.hint}>{fillIn(t.brandLogoHint, { most: MOST_LOGO_BYTES / KILOBYTE })}</span>
        <Button size="small" onClick={() => input.current?.click()}>
          {t.brandLogoChoose}
        </Button>
        {logo !== undefined && (
          <Button size="small" kind="quiet" onClick={() => onChange(undefined)}>
            {t.brandLogoDrop}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        className={styles.hidden}
        accept={LOGO_TYPES.join()}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // So that the same file can be chosen once more.
          target.value = '';
        }}
      />
      <p className={styles.note} role="alert">
        {isRefused && t.brandLogoWrong}
      </p>
    </fieldset>
  );
}
