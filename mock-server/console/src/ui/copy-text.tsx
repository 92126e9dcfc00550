import { perform } from '../control/perform.ts';
import { Button } from './button.tsx';
import { copyToClipboard } from './clipboard.ts';
import styles from './copy-text.module.css';

/** A text that somebody needs elsewhere, with a button that copies it. */
export function CopyText({ label, text }: { readonly label: string; readonly text: string }) {
  const copy = () =>
    perform(async () => {
      await copyToClipboard(text);
      return { said: `${label} copied.` };
    });
  return (
    <div className={styles.line}>
      <span className={styles.label}>{label}</span>
      <code className={styles.text}>{text}</code>
      <Button size="small" aria-label={`Copy ${label.toLowerCase()}`} onClick={() => void copy()}>
        Copy
      </Button>
    </div>
  );
}
