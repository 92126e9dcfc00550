import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { goBack, type ToastData, toasts } from '../control/perform.ts';
import { useWorld } from '../control/world-clock.ts';
import { Button } from '../ui/button.tsx';
import { keyOf } from './action-list.ts';
import styles from './toasts.module.css';

/**
 * Messages wait while the window does not have the focus. A phone that takes it is a part of this page: their time runs
 * on (the base component listens to focus and blur of the window alone).
 */
function usePhonesAsThisPage(): void {
  useEffect(() => {
    const onBlur = () => {
      if (document.activeElement instanceof HTMLIFrameElement) window.dispatchEvent(new Event('focus'));
    };
    window.addEventListener('blur', onBlur);
    return () => window.removeEventListener('blur', onBlur);
  }, []);
}

/** What was done, and what could not be, one sentence each; in the middle where there is no rail. */
export function Toasts({ isCentered = false }: { readonly isCentered?: boolean }) {
  usePhonesAsThisPage();
  return (
    <Toast.Provider toastManager={toasts} timeout={5000} limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label="What was done"
          className={styles.viewport}
          data-centered={isCentered || undefined}
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts: shown } = Toast.useToastManager<ToastData>();
  // The key undoes the last step of the world, and so does the button: of an earlier one it is not offered any more.
  const isAsked = shown.some(({ data }) => data?.stepId !== undefined);
  const lastStepId = useWorld({ enabled: isAsked }).data?.lastStep?.id;
  return shown.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast} data-type={toast.type}>
      <Toast.Content className={styles.content}>
        <Toast.Title className={styles.title} />
        {toast.data?.stepId !== undefined && toast.data.stepId === lastStepId && (
          <span className={styles.undo}>
            <Button size="small" keys={keyOf('undo')} onClick={() => void goBack()}>
              Undo
            </Button>
          </span>
        )}
        <Toast.Close className={styles.close} aria-label="Close">
          ×
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
