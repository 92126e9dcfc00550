import { useEffect } from 'react';
import { findActionOf } from '../data/actions.store.ts';

/** Whether the keys of somebody who types are theirs: in a field, a list or an open dialog. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role=listbox], [role=dialog]') !== null
  );
}

/** A key as it is written on buttons: letters large, a sign as it is typed, `Shift+` before a letter. */
function nameOf({ key, shiftKey }: KeyboardEvent): string {
  const isLetter = /^[a-z]$/i.test(key);
  const name = isLetter ? key.toUpperCase() : key;
  return isLetter && shiftKey ? `Shift+${name}` : name;
}

/** Lets each key that is written on a button do what the button does; Ctrl K and ⌘ K open the palette, where there is one. */
export function useShortcuts(openPalette?: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, key, target, repeat } = event;
      if (openPalette !== undefined && (ctrlKey || metaKey) && key.toLowerCase() === 'k') {
        event.preventDefault();
        openPalette();
        return;
      }
      if (ctrlKey || metaKey || altKey || repeat || isTyping(target)) return;
      const action = findActionOf(nameOf(event));
      if (action === undefined) return;
      event.preventDefault();
      action.run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [openPalette]);
}
