import { Dialog } from '@canada28/ui/dialog.tsx';
import { Button } from '../basics/button.tsx';

type ConfirmDialogProps = {
  title: string;
  text?: string;
  confirmLabel: string;
  onConfirm: () => void;
  cancelLabel: string;
  onCancel: () => void;
  isLoading?: boolean;
};

/** A question that must be answered: a press outside does not close it, Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmLabel, cancelLabel, onConfirm, onCancel, isLoading = false } = props;
  const actions = (
    <>
      <Button variant="secondary" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button isLoading={isLoading} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return <Dialog title={title} text={text} isQuestion onClose={onCancel} actions={actions} />;
}
