import { AlertDialog } from '@base-ui/react/alert-dialog';
import { usePortalContainer } from '@canada28/ui/portal-container.ts';
import type { ReactNode } from 'react';
import { Button } from '../basics/button.tsx';
import styles from './dialog.module.css';

type ConfirmDialogProps = {
  title: string;
  text?: string;
  confirmLabel: string;
  onConfirm: () => void;
  /** Without both there is nothing to decide: one button, and Escape means the same. */
  cancelLabel?: string;
  onCancel?: () => void;
  isLoading?: boolean;
  children?: ReactNode;
};

/** A question that must be answered: a press outside does not close it, Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmLabel, cancelLabel, onConfirm, isLoading = false, children } = props;
  const dismiss = props.onCancel ?? onConfirm;
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && dismiss()}>
      <AlertDialog.Portal container={usePortalContainer()}>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup className={styles.popup}>
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            {text !== undefined && (
              <AlertDialog.Description className={styles.text}>{text}</AlertDialog.Description>
            )}
            {children}
            <div className={styles.actions}>
              {cancelLabel !== undefined && (
                <Button variant="secondary" onClick={dismiss}>
                  {cancelLabel}
                </Button>
              )}
              <Button isLoading={isLoading} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
