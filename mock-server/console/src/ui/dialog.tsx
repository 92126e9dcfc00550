import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { pageTime } from '../control/page-time.ts';
import styles from './dialog.module.css';

type DialogProps = {
  readonly title: string;
  readonly onClose: () => void;
  /** Leaves by its buttons and Escape alone: what it tells is told nowhere else. */
  readonly isHeld?: boolean;
  /** The buttons at the end, the one that is meant last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** The longest that systems let a double click take (ms). */
const DOUBLE_CLICK_MS = 900;

/** Something to answer or to read before going on; Escape leaves it. */
export function Dialog({ title, onClose, isHeld = false, actions, children }: DialogProps) {
  const [openedAt] = useState(pageTime.now);
  // The second press of a double click is meant for what was there before.
  const ignoreSecondPress = (event: MouseEvent) => {
    if (event.detail < 2 || pageTime.now() - openedAt > DOUBLE_CLICK_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <BaseDialog.Root open disablePointerDismissal={isHeld} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Popup className={styles.popup} data-modal onClickCapture={ignoreSecondPress}>
          <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          {/* Last, so that a dialog opens in what it asks for. */}
          <BaseDialog.Close className={styles.close} aria-label="Close">
            ×
          </BaseDialog.Close>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
