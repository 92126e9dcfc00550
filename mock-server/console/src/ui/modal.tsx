import dialog from '@canada28/ui/dialog.module.css';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import {
  type HTMLAttributes,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { pageTime } from '../control/page-time.ts';

type ModalProps = Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'tabIndex'> & {
  readonly onClose: () => void;
  /** A press outside does not close it. */
  readonly isHeld?: boolean;
};

/** The longest that systems let a double click take (ms). */
const DOUBLE_CLICK_MS = 900;
/** What can take the keyboard. */
const CONTROLS = ':is(input, select, textarea, button):enabled, a[href], [tabindex="0"]';

/**
 * Something above the page that keeps the keyboard until it is closed, by Escape or a press outside: then the keyboard
 * is where it was. Messages stay in reach.
 */
export function Modal({ onClose, isHeld = false, className, ...popup }: ModalProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isPressedOutside = useRef(false);
  const [openedAt] = useState(pageTime.now);
  // The second press of a double click is meant for what was there before.
  const ignoreSecondPress = (event: MouseEvent) => {
    if (event.detail < 2 || pageTime.now() - openedAt > DOUBLE_CLICK_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
  useModalKeys(ref, onClose);
  useFocusReturn(ref);
  return createPortal(
    <>
      <div className={dialog.backdrop} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape does the same. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same. */}
      <div
        className={dialog.viewport}
        onClickCapture={ignoreSecondPress}
        onPointerDown={({ target, currentTarget }) => {
          isPressedOutside.current = target === currentTarget;
        }}
        onClick={({ target, currentTarget }) => {
          // Not where a text was selected from within.
          if (!isHeld && target === currentTarget && isPressedOutside.current) onClose();
        }}
      >
        <div
          {...popup}
          ref={ref}
          className={joinClasses(dialog.popup, className)}
          role="dialog"
          aria-modal="true"
          tabIndex={-1}
          data-modal
        />
      </div>
    </>,
    document.body,
  );
}

/** Gives the keyboard to the first that can take it. */
export function focusFirst(popup: HTMLElement | null | undefined): void {
  (popup?.querySelector<HTMLElement>(CONTROLS) ?? popup)?.focus();
}

type Popup = RefObject<HTMLElement | null>;

/** Who had the keyboard before each of them. */
const openers = new WeakMap<Element, readonly Element[]>();

/** What opens out of another one that closes by it, such as the palette, gives back to who opened that. */
function useFocusReturn(popup: Popup): void {
  const [before] = useState(() => {
    const active = document.activeElement ?? document.body;
    const around = active.closest('[data-modal]');
    return [active, ...((around && openers.get(around)) ?? [])];
  });
  useLayoutEffect(() => {
    const own = popup.current;
    if (own === null) return;
    openers.set(own, before);
    return () => {
      const { activeElement } = document;
      if (activeElement !== document.body && !own.contains(activeElement)) return;
      const opener = before.find((element) => element.isConnected && !own.contains(element));
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [popup, before]);
}

/** The keys and the focus of what was opened last. */
function useModalKeys(popup: Popup, onClose: () => void): void {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const isLast = () => [...document.querySelectorAll('[data-modal]')].at(-1) === popup.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !isLast()) return;
      if (event.key === 'Escape' && !isInMessage(event.target)) {
        event.preventDefault();
        close.current();
      }
      if (event.key === 'Tab') goRound(event, popup.current);
    };
    const onFocusIn = ({ target }: { readonly target: EventTarget | null }) => {
      if (!isLast() || !(target instanceof Node)) return;
      if (popup.current?.contains(target)) hidePage(true);
      else if (!isInMessage(target)) focusFirst(popup.current);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    if (popup.current?.contains(document.activeElement)) hidePage(true);
    return () => {
      if (isLast()) hidePage(document.querySelectorAll('[data-modal]').length > 1);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [popup]);
}

/** For readers there is nothing but what is open, from when it has the keyboard. */
function hidePage(isHidden: boolean): void {
  const page = document.getElementById('root');
  if (isHidden) page?.setAttribute('aria-hidden', 'true');
  else page?.removeAttribute('aria-hidden');
}

function isInMessage(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[aria-live]') !== null;
}

/** After the last comes the first, and before the first the last; the page gets the keyboard nowhere. */
function goRound(event: KeyboardEvent, popup: HTMLElement | null): void {
  const controls = [...(popup?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(
    (control) => control.tabIndex >= 0 && control.checkVisibility(),
  );
  const [first, last] = event.shiftKey ? [controls.at(-1), controls[0]] : [controls[0], controls.at(-1)];
  const { activeElement } = document;
  const isInside = activeElement !== popup && popup?.contains(activeElement) === true;
  if (isInside && activeElement !== last) return;
  event.preventDefault();
  first?.focus();
}
