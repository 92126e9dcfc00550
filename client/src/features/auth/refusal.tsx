import { CircleAlert } from 'lucide-react';
import styles from './auth.module.css';

/** What the server said against the form, read out when it arrives. */
export function Refusal({ message }: { message: string | undefined }) {
  return (
    <p className={styles.refusal} role="alert">
      {message !== undefined && (
        <>
          <CircleAlert size={16} aria-hidden="true" />
          {message}
        </>
      )}
    </p>
  );
}
