import { Dialog } from '@canada28/ui/dialog.tsx';
import type { ReactNode } from 'react';
import { Button } from '../basics/button.tsx';

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
  const actions = (
    <>
      {cancelLabel !== undefined && (
        <Button variant="secondary" onClick={dismiss}>
          {cancelLabel}
        </Button>
      )}
      <Button isLoading={isLoading} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog title={title} text={text} isQuestion onClose={dismiss} actions={actions}>
      {children}
    </Dialog>
  );
}
