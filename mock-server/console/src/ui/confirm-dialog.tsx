import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  readonly title: string;
  /** What will be done, as it stands on the button. */
  readonly verb: string;
  /** What leaves everything as it is. */
  readonly no?: string;
  /** What the button in its corner is called; in English unless given, as all of this is. */
  readonly close?: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  title,
  verb,
  no = 'Keep it',
  close,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      close={close}
      actions={
        <>
          <Button onClick={onClose}>{no}</Button>
          <Button
            kind="primary"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {verb}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
