import styles from '@canada28/ui/dialog.module.css';
import { isWithoutKeys, useKeysThatCome } from '@canada28/ui/keys.ts';
import { usePortalContainer } from '@canada28/ui/portal-container.ts';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../basics/button.tsx';

type PlainDialogProps = {
  title: string;
  text: string;
  confirmLabel: string;
  onConfirm: () => void;
  cancelLabel: string;
  onCancel: () => void;
};

/**
 * A question that needs no code beyond the first load, for what is said when nothing can be loaded; everywhere else
 * `ConfirmDialog` asks. The keyboard stays between its two buttons, and Escape cancels.
 */
export function PlainDialog(props: PlainDialogProps) {
  const { title, text, confirmLabel, onConfirm, cancelLabel, onCancel } = props;
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const container = usePortalContainer();
  useEffect(() => {
    if (!isWithoutKeys()) popup.current?.querySelector('button')?.focus();
  }, []);
  useKeysThatCome(popup);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const buttons = [...(popup.current?.querySelectorAll('button') ?? [])];
    buttons.find((button) => button !== document.activeElement)?.focus();
  };
  if (!container) return null;
  return createPortal(
    <>
      <div className={styles.backdrop} />
      <div className={styles.viewport}>
        <div
          ref={popup}
          className={styles.popup}
          role="alertdialog"
          aria-modal="true"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
          onKeyDown={onKeyDown}
        >
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <div className={styles.body}>
            <p id={`${id}-text`} className={styles.text}>
              {text}
            </p>
          </div>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={onCancel}>
              {cancelLabel}
            </Button>
            <Button onClick={onConfirm}>{confirmLabel}</Button>
          </div>
        </div>
      </div>
    </>,
    container,
  );
}
