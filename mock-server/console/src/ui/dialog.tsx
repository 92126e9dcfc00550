import dialog from '@canada28/ui/dialog.module.css';
import { Spinner } from '@canada28/ui/spinner.tsx';
import { type ReactNode, useDeferredValue, useEffect, useId } from 'react';
import styles from './dialog.module.css';
import { focusFirst, Modal } from './modal.tsx';

type DialogProps = {
  readonly title: string;
  readonly onClose: () => void;
  /** What the button in its corner is called for screen readers. */
  readonly close?: string | undefined;
  /** A press outside does not close it: what it tells is told nowhere else. */
  readonly isHeld?: boolean;
  /** What it asks for can be answered: what that needs is known. Until then its frame says that it waits. */
  readonly isReady?: boolean;
  /** The buttons at the end, the one that is meant last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/**
 * Something to answer or to read before going on; Escape leaves it. Its frame is painted first: what is asked for comes
 * in a task of its own, and gets the keyboard then.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, close = 'Close', isHeld = false, isReady = true, actions, children } = props;
  const id = useId();
  const isFilled = useDeferredValue(isReady, false);
  useEffect(() => {
    if (isFilled) focusFirst(document.getElementById(id)?.parentElement);
  }, [isFilled, id]);
  return (
    <Modal onClose={onClose} isHeld={isHeld} aria-labelledby={id} aria-busy={!isReady}>
      <h2 id={id} className={dialog.title}>
        {title}
      </h2>
      <div className={dialog.body}>{isFilled ? children : !isReady && <Waiting />}</div>
      {isFilled && actions !== undefined && <div className={dialog.actions}>{actions}</div>}
      {/* Last, so that a dialog opens in what it asks for. */}
      <button type="button" className={dialog.close} aria-label={close} onClick={onClose}>
        ×
      </button>
    </Modal>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
}
