import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './auth.module.css';
import type { CredentialsForm } from './use-credentials-form.ts';

/** The player's word that they are of age (product §10). */
export function AdultField({ form }: { form: CredentialsForm }) {
  const { t } = useTranslation();
  const noteId = useId();
  const error = form.errorOf('isAdult');
  return (
    <div>
      <label className={styles.adult}>
        <input
          type="checkbox"
          checked={form.credentials.isAdult}
          onChange={(event) => form.set({ isAdult: event.target.checked })}
          aria-invalid={error !== undefined}
          aria-describedby={noteId}
        />
        {t('auth.register.adult')}
      </label>
      <p id={noteId} className={styles.note} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
