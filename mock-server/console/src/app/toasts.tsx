import { Toast } from '@base-ui/react/toast';
import { toasts, undoLast } from '../data/perform.ts';
import { Button } from '../ui/button.tsx';
import styles from './toasts.module.css';

/** What was done, and what could not be, one sentence each; in the middle where there is no rail. */
export function Toasts({ isCentered = false }: { readonly isCentered?: boolean }) {
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
  const { toasts: shown } = Toast.useToastManager<{ readonly canUndo?: boolean }>();
  // The key is about the last thing that was done, and so is its button.
  const last = shown.find(({ data }) => data?.canUndo);
  return shown.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast} data-type={toast.type}>
      <Toast.Content className={styles.content}>
        <Toast.Title className={styles.title} />
        {toast === last && (
          <span className={styles.undo}>
            <Button size="small" keys="Z" onClick={() => void undoLast()}>
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
