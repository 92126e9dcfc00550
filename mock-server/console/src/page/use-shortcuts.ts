import { useLayoutEffect } from 'react';
import { useSingleKeys } from '../ui/single-keys.store.ts';
import { findActionOf } from './offered-actions.ts';

const FIELD = 'input, textarea, select, [role=listbox]';
/** What the browser presses itself by Space or Enter while it has the focus. */
const PRESSED = 'button, a[href], summary, select, input, [role=button], [role=option], [role=radio]';

/** Wherever the focus is yet, keys are a dialog's from the moment it opens. */
function isDialogOpen(): boolean {
  return document.querySelector('[data-modal]') !== null;
}

/** Whether the keys of somebody who types are theirs: in a field or a list, or while a dialog is open. */
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

function isPaletteKey({ ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k';
}

function onPlainKey(event: KeyboardEvent): void {
  const { key, target, defaultPrevented } = event;
  if (isTyping(target)) {
    if (key === 'Escape' && !defaultPrevented) leaveField(target);
    return;
  }
  if ((key === ' ' || key === 'Enter') && target instanceof Element && target.closest(PRESSED) !== null)
    return;
  const action = findActionOf(nameOf(event));
  if (action === undefined || (key.length === 1 && key !== ' ' && !useSingleKeys.getState().isOn)) return;
  event.preventDefault();
  action.run();
}

/** Lets each key that is written on a button do what the button does; Ctrl K and ⌘ K open the palette, where there is one. */
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
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [openPalette]);
}
