import { usePortalContainer } from '@canada28/ui/portal-container.ts';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { dismissToast, type Toast, type ToastTone, useToasts } from '../../lib/toast.store.ts';
import styles from './toast-host.module.css';

/** Long enough to read two lines twice. */
const SHOWN_MS = 4000;
const ICONS = { success: CircleCheck, error: CircleAlert, info: Info } as const;

type ToastCardProps = { toast: Toast; onDismiss: (toast: Toast) => void };

/** Goes by itself, but not while a pointer rests on it or the keyboard is in it; a press sends it away at once. */
function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const { t } = useTranslation();
  const [isHeld, setHeld] = useState(false);
  const Icon = ICONS[toast.tone];
  // The same message shown anew is another toast: its time begins again.
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(toast), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, toast]);
  return (
    <div
      className={styles.toast}
      data-type={toast.tone}
      onPointerUp={() => onDismiss(toast)}
      onPointerEnter={({ pointerType }) => setHeld(pointerType === 'mouse')}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon size={20} className={styles.icon} aria-hidden="true" />
      <p className={styles.text}>{toast.text}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={t('ui.toast.dismiss')}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onClick={() => onDismiss(toast)}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}

const isInDialog = (element: Element | null) =>
  element?.closest('[role="dialog"], [role="alertdialog"]') != null;

/** F6 goes to the newest message, which stays then; Escape sends it away, and the keyboard is where it was. */
function useToastKeys(region: RefObject<HTMLElement | null>, newest: Toast | undefined) {
  const before = useRef<Element | null>(null);
  const dismiss = useCallback(
    (toast: Toast) => {
      const hasFocus = region.current?.contains(document.activeElement) === true;
      dismissToast(toast);
      if (hasFocus && before.current instanceof HTMLElement) before.current.focus();
    },
    [region],
  );
  useEffect(() => {
    if (newest === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isInDialog(document.activeElement)) dismiss(newest);
      if (event.key !== 'F6') return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement) !== true) before.current = document.activeElement;
      [...(region.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region, newest, dismiss]);
  return dismiss;
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
  const region = useRef<HTMLElement>(null);
  const dismiss = useToastKeys(region, toasts.at(-1));
  if (!container) return null;
  const messages = (
    <section ref={region} className={styles.viewport} aria-label={t('ui.toast.region')}>
      {PLACES.map(({ live, holds }) => (
        <div key={live} className={styles.place} aria-live={live}>
          {toasts
            .filter(({ tone }) => holds(tone))
            .map((toast) => (
              <ToastCard key={`${toast.tone}:${toast.text}`} toast={toast} onDismiss={dismiss} />
            ))}
        </div>
      ))}
    </section>
  );
  return createPortal(messages, container);
}
