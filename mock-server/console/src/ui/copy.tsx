import { copyText } from '@canada28/ui/copy-text.ts';
import { perform } from '../control/perform.ts';
import { Button } from './button.tsx';
import styles from './copy.module.css';

/** Puts a text onto the clipboard; throws where that does not work. */
export async function copyToClipboard(text: string): Promise<void> {
  if (!(await copyText(text))) throw new Error('This browser lets no page write to the clipboard.');
}

/** Puts a text onto the clipboard, and says so; `onRefused` where that does not work. */
export function copy(text: string, said: string, onRefused?: () => void): Promise<boolean> {
  return perform(async () => {
    await copyToClipboard(text);
    return { said };
  }, onRefused);
}

/** A text that is needed elsewhere, with a button that copies it. */
export function CopyText({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className={styles.line}>
      <span className={styles.label}>{label}</span>
      <code className={styles.text}>{text}</code>
      <Button
        size="small"
        aria-label={`Copy ${label.toLowerCase()}`}
        onClick={() => void copy(text, `${label} copied.`)}
      >
        Copy
      </Button>
    </div>
  );
}
