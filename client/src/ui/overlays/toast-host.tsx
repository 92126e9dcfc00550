import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { dismissToast, type Toast, type ToastTone, useToasts } from '../../lib/toast.store.ts';
import { usePortalContainer } from './portal-container.ts';
import styles from './toast-host.module.css';

/** Long enough to read two lines twice. */
const SHOWN_MS = 4000;
const ICONS = { success: CircleCheck, error: CircleAlert, info: Info } as const;

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
  const toasts = useToasts((store) => store.toasts);
  if (container === null) return null;
  const region = (
    <section className={styles.viewport} aria-label={t('ui.toast.region')}>
      {PLACES.map(({ live, holds }) => (
        <div key={live} className={styles.place} aria-live={live}>
          {toasts
            .filter(({ tone }) => holds(tone))
            .map((toast) => (
              <ToastCard
                key={`${toast.tone}:${toast.text}`}
                toast={toast}
                onGone={() => dismissToast(toast)}
              />
            ))}
        </div>
      ))}
    </section>
  );
  return createPortal(region, container);
}
