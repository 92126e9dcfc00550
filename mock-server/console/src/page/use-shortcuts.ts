import { useLayoutEffect } from 'react';
import { useSingleKeys } from '../ui/single-keys.store.ts';
import { isForGoneField, noteField, stopTyping } from './gone-field.ts';
import { followGoneFocus } from './gone-focus.ts';
import { findActionOf } from './offered-actions.ts';

const FIELD = 'input, textarea, select, [role=listbox]';
/** What the browser presses itself by Space or Enter while it has the focus. */
const PRESSED = 'button, a[href], summary, select, input, [role=button], [role=option], [role=radio]';

/** Wherever the focus is yet, keys are a dialog's from the moment it opens. */
function isDialogOpen(): boolean {
  return document.querySelector('[data-modal]') !== null;
}

/** Whether the keys belong to what is typed into: in a field or a list, or while a dialog is open. */
function isTyping(target: EventTarget | null): boolean {
  if (isDialogOpen()) return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(FIELD) !== null);
}

/** Gives the keys back to the page; what closes a dialog or a list by Escape has done so already. */
function leaveField(target: EventTarget | null): void {
  if (!isDialogOpen() && target instanceof HTMLElement && target.matches(FIELD)) target.blur();
}

/** A key as it is written on buttons: letters large, a sign as it is typed, `Shift+` before a letter. */
export function nameOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  const isLetter = /^[a-z]$/i.test(key);
  const name = isLetter ? key.toUpperCase() : key;
  return isLetter && shiftKey ? `Shift+${name}` : name;
}

/** Takes a key for the page that is on its way, while one is. */
let keepForPage: ((keys: string) => () => void) | undefined;

/** For what stands in for a page: the first key that no action has meanwhile is the page's, done as soon as that is there. */
export function useKeyForPage(): void {
  useLayoutEffect(() => {
    const { hash } = location;
    let kept: string | undefined;
    keepForPage = (keys) => () => {
      kept ??= keys;
    };
    return () => {
      keepForPage = undefined;
      // Left for another page, which it is not for.
      if (kept === undefined || location.hash !== hash) return;
      const keys = kept;
      // Once the page has offered its actions.
      queueMicrotask(() => findActionOf(keys)?.run());
    };
  }, []);
}

function isPaletteKey({ ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k';
}

/** What a key does now: its action, or to wait for the page that is on its way. */
function workOf(event: KeyboardEvent): (() => void) | undefined {
  const isSingle = event.key.length === 1 && event.key !== ' ';
  if (isSingle && !useSingleKeys.getState().isOn) return;
  const keys = nameOf(event);
  return findActionOf(keys)?.run ?? (isSingle ? keepForPage?.(keys) : undefined);
}

function onPlainKey(event: KeyboardEvent): void {
  const { key, defaultPrevented } = event;
  if (isForGoneField(event)) {
    event.preventDefault();
    return;
  }
  // A list may have given the focus back on the key's way here (`use-focus-return.ts`).
  const target = event.target instanceof HTMLSelectElement ? document.activeElement : event.target;
  if (isTyping(target)) {
    if (key === 'Escape' && !defaultPrevented) leaveField(target);
    return;
  }
  if ((key === ' ' || key === 'Enter') && target instanceof Element && target.closest(PRESSED) !== null)
    return;
  const work = workOf(event);
  if (work === undefined) return;
  event.preventDefault();
  work();
}

/**
 * Lets each key that is written on a button do what the button does, and keeps the keyboard where it was; Ctrl K and ⌘ K
 * open the palette, where there is one.
 */
export function useShortcuts(openPalette?: () => void): void {
  // Before anything is painted: a button that is seen can be pressed by its key.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, repeat } = event;
      if (openPalette !== undefined && isPaletteKey(event)) {
        event.preventDefault();
        openPalette();
      } else if (!ctrlKey && !metaKey && !altKey && !repeat) onPlainKey(event);
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('focusin', noteField);
    window.addEventListener('pointerdown', stopTyping, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('focusin', noteField);
      window.removeEventListener('pointerdown', stopTyping, true);
    };
  }, [openPalette]);
  useLayoutEffect(followGoneFocus, []);
}
