import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePortalContainer } from './portal-container.ts';
import styles from './toast-host.module.css';
import { type ToastMessage, type ToastTone, toastStore } from './toast-store.ts';

/** Long enough to read two lines twice. */
const SHOWN_MS = 4000;
/** More would cover the screen that they are about. */
const MOST_AT_ONCE = 2;

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info } as const;

/** Counts on when the same message comes again, so that it is shown anew. */
type Toast = ToastMessage & { readonly serial: number };

/** The text is the identity: the same message again stays one message. */
function joinToasts(shown: readonly Toast[], news: readonly ToastMessage[]): readonly Toast[] {
  const added = news.reduce<readonly Toast[]>((toasts, { text, tone }) => {
    const others = toasts.filter((toast) => toast.text !== text || toast.tone !== tone);
    const serial = Math.max(0, ...toasts.map((toast) => toast.serial)) + 1;
    return [...others, { text, tone, serial }];
  }, shown);
  return added.slice(-MOST_AT_ONCE);
}

function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  useEffect(() => {
    const showWaiting = () => {
      const news = toastStore.drain();
      if (news.length > 0) setToasts((shown) => joinToasts(shown, news));
    };
    showWaiting();
    return toastStore.subscribe(showWaiting);
  }, []);
  const dismiss = (toast: Toast) => setToasts((shown) => shown.filter((other) => other !== toast));
  return { toasts, dismiss };
}

/** Goes by itself, but not from under a pointer that rests on it; a press sends it away at once. */
function ToastCard({ toast, onGone }: { toast: Toast; onGone: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const Icon = ICONS[toast.tone];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another serial is the same message shown anew.
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onGone, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, toast.serial]);
  return (
    <div
      className={styles.toast}
      data-type={toast.tone}
      onPointerUp={onGone}
      onPointerEnter={({ pointerType }) => setHeld(pointerType === 'mouse')}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <p className={styles.text}>{toast.text}</p>
    </div>
  );
}

/** What is said politely, and what at once: a reader only notes changes of a place that was there before. */
const PLACES = [
  { live: 'polite', holds: (tone: ToastTone) => tone !== 'error' },
  { live: 'assertive', holds: (tone: ToastTone) => tone === 'error' },
] as const;

/**
 * Passing messages at the top of the phone; stands once in the app. By hand and part of the first load: what reports
 * that the network is gone must not need the network, and the library's toasts are as large as the rest of `ui`.
 */
export function ToastHost() {
  const { t } = useTranslation();
  const container = usePortalContainer();
  const { toasts, dismiss } = useToasts();
  if (container === null) return null;
  const region = (
    <section className={styles.viewport} aria-label={t('ui.toast.region')}>
      {PLACES.map(({ live, holds }) => (
        <div key={live} className={styles.place} aria-live={live}>
          {toasts
            .filter(({ tone }) => holds(tone))
            .map((toast) => (
              <ToastCard key={`${toast.tone}:${toast.text}`} toast={toast} onGone={() => dismiss(toast)} />
            ))}
        </div>
      ))}
    </section>
  );
  return createPortal(region, container);
}
