import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isInDialog } from './keys.ts';
import { usePortalContainer } from './portal-container.ts';
import type { Toast, Toasts, ToastTone } from './toast-store.ts';

type ToastHostProps = {
  readonly toasts: Toasts;
  /** Its name for screen readers. */
  readonly label: string;
  /** What the button that sends a message away says, and shows. */
  readonly dismiss: { readonly label: string; readonly icon: ReactNode };
  /** How long a message of each tone stays (ms): long enough to read it twice. */
  readonly shownMs: Readonly<Record<ToastTone, number>>;
  readonly icons?: Readonly<Record<ToastTone, ReactNode>>;
  /** A button beside the text. */
  readonly actionOf?: (toast: Toast) => ReactNode;
  /** Where the messages stand, and how they look: `viewport`, `place`, `toast`, `text`, `close`. */
  readonly styles: Readonly<Record<string, string>>;
};

type ToastCardProps = ToastHostProps & {
  readonly toast: Toast;
  /** That F6 goes to, and all that is shown where there is little room. */
  readonly isNewest: boolean;
  readonly onDismiss: (toast: Toast) => void;
};

/** Goes by itself, but not while a pointer rests on it or the keyboard is in it; a press sends it away at once. */
function ToastCard({ toast, isNewest, onDismiss, toasts, ...host }: ToastCardProps) {
  const { dismiss, shownMs, icons, actionOf, styles } = host;
  const [isHeld, setHeld] = useState(false);
  const ms = shownMs[toast.tone];
  // The same message shown again is another toast: its time begins again.
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => toasts.dismiss(toast), ms);
    return () => clearTimeout(timer);
  }, [isHeld, toast, toasts, ms]);
  return (
    <div
      className={styles.toast}
      data-type={toast.tone}
      data-newest={isNewest || undefined}
      onPointerUp={({ target, currentTarget }) => {
        // A button does what it says, and a text that is being selected stays.
        const isButton = target instanceof Element && target.closest('button') !== null;
        const selection = getSelection();
        const isSelected = selection?.isCollapsed === false && selection.containsNode(currentTarget, true);
        if (!isButton && !isSelected) onDismiss(toast);
      }}
      onPointerEnter={({ pointerType }) => setHeld(pointerType === 'mouse')}
      onPointerLeave={() => setHeld(false)}
    >
      {icons?.[toast.tone]}
      <p className={styles.text}>{toast.text}</p>
      {actionOf?.(toast)}
      <button
        type="button"
        className={styles.close}
        aria-label={dismiss.label}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onClick={() => onDismiss(toast)}
      >
        {dismiss.icon}
      </button>
    </div>
  );
}

/** F6 goes to the newest message, which stays then; Escape sends it away, and the keyboard is where it was. */
function useToastKeys(toasts: Toasts, region: RefObject<HTMLElement | null>, newest: Toast | undefined) {
  const before = useRef<Element | null>(null);
  const dismiss = useCallback(
    (toast: Toast) => {
      const hasFocus = region.current?.contains(document.activeElement) === true;
      toasts.dismiss(toast);
      if (hasFocus && before.current instanceof HTMLElement) before.current.focus();
    },
    [toasts, region],
  );
  useEffect(() => {
    if (newest === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isInDialog(document.activeElement)) dismiss(newest);
      if (event.key !== 'F6') return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement) !== true) before.current = document.activeElement;
      [...(region.current?.querySelectorAll<HTMLElement>('[data-newest] button') ?? [])].at(-1)?.focus();
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
 * Passing messages; stands once in a page. By hand and part of the first load: what reports that the network is gone
 * must not need the network, and the library's toasts are as large as the rest of `ui`.
 */
export function ToastHost(props: ToastHostProps) {
  const { toasts: store, label, styles } = props;
  const container = usePortalContainer();
  const toasts = store.useToasts(({ toasts }) => toasts);
  const newest = toasts.at(-1);
  const region = useRef<HTMLElement>(null);
  const dismiss = useToastKeys(store, region, newest);
  if (container === null) return null;
  const messages = (
    <section ref={region} className={styles.viewport} aria-label={label}>
      {PLACES.map(({ live, holds }) => (
        <div key={live} className={styles.place} aria-live={live}>
          {toasts
            .filter(({ tone }) => holds(tone))
            .map((toast) => (
              <ToastCard
                key={`${toast.tone}:${toast.text}:${toast.about}`}
                {...props}
                toast={toast}
                isNewest={toast === newest}
                onDismiss={dismiss}
              />
            ))}
        </div>
      ))}
    </section>
  );
  return createPortal(messages, container ?? document.body);
}
