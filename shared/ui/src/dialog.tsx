import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type MouseEventHandler, type ReactNode, useRef } from 'react';
import styles from './dialog.module.css';
import { isWithoutKeys, useKeysThatCome } from './keys.ts';
import { usePortalContainer } from './portal-container.ts';

type DialogProps = {
  readonly title: string;
  readonly text?: string | undefined;
  readonly onClose: () => void;
  /** Closes it, beside the title; a question has none. */
  readonly cross?: { readonly label: string; readonly icon: ReactNode };
  /** A press outside does not close it: what it tells is told nowhere else. */
  readonly isHeld?: boolean;
  /** It has to be answered: a press outside does not close it, and readers are told so. */
  readonly isQuestion?: boolean;
  /** The buttons at the end, the one that is meant last. */
  readonly actions?: ReactNode;
  readonly onClickCapture?: MouseEventHandler<HTMLDivElement>;
  readonly children?: ReactNode;
};

/**
 * Something to answer or to read before going on; Escape leaves it. In a frame, one that opens by itself leaves the keys
 * to the page around.
 */
export function Dialog(props: DialogProps) {
  const { title, text, onClose, cross, isHeld = false, isQuestion = false, actions, children } = props;
  const popup = useRef<HTMLDivElement>(null);
  useKeysThatCome(popup);
  const onOpenChange = (isOpen: boolean) => !isOpen && onClose();
  const parts = (
    <BaseDialog.Portal container={usePortalContainer()}>
      <BaseDialog.Backdrop className={styles.backdrop} />
      <BaseDialog.Viewport className={styles.viewport}>
        <BaseDialog.Popup
          ref={popup}
          className={styles.popup}
          data-modal
          initialFocus={() => !isWithoutKeys()}
          onClickCapture={props.onClickCapture}
        >
          <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
          <div className={styles.body}>
            {text !== undefined && (
              <BaseDialog.Description className={styles.text}>{text}</BaseDialog.Description>
            )}
            {children}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          {/* Last, so that a dialog opens in what it asks for. */}
          {cross !== undefined && (
            <BaseDialog.Close className={styles.close} aria-label={cross.label}>
              {cross.icon}
            </BaseDialog.Close>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Viewport>
    </BaseDialog.Portal>
  );
  if (isQuestion)
    return (
      <AlertDialog.Root open onOpenChange={onOpenChange}>
        {parts}
      </AlertDialog.Root>
    );
  return (
    <BaseDialog.Root open disablePointerDismissal={isHeld} onOpenChange={onOpenChange}>
      {parts}
    </BaseDialog.Root>
  );
}
