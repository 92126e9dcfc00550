import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortalContainer } from './portal-container.ts';
import styles from './toast-region.module.css';
import { toastStore } from './toast-store.ts';

/** Long enough to read two lines twice. */
const SHOWN_MS = 4000;

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info } as const;

function ToastFeed() {
  const { add } = Toast.useToastManager();
  useEffect(() => {
    const showWaiting = () => {
      for (const { text, tone } of toastStore.drain()) {
        // The text is the identity: the same message again stays one message, shown anew.
        add({ id: `${tone}:${text}`, title: text, type: tone, priority: tone === 'error' ? 'high' : 'low' });
      }
    };
    showWaiting();
    return toastStore.subscribe(showWaiting);
  }, [add]);
  return null;
}

function ToastIcon({ type = 'info' }: { type?: string | undefined }) {
  const Icon = type === 'success' || type === 'error' ? ICONS[type] : ICONS.info;
  return <Icon className={styles.icon} aria-hidden="true" />;
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={styles.toast}
      swipeDirection={['up', 'left', 'right']}
    >
      <Toast.Content className={styles.content}>
        <ToastIcon type={toast.type} />
        <Toast.Title className={styles.text} />
      </Toast.Content>
    </Toast.Root>
  ));
}

/** Passing messages at the top of the phone, read out politely, errors at once; a swipe dismisses. */
export function ToastRegion() {
  const { t } = useTranslation();
  return (
    <Toast.Provider timeout={SHOWN_MS} limit={2}>
      <Toast.Portal container={usePortalContainer()}>
        <Toast.Viewport className={styles.viewport} aria-label={t('ui.toast.region')}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
      <ToastFeed />
    </Toast.Provider>
  );
}
