import { type RefObject, useEffect, useRef } from 'react';
import { findActionOf } from '../page/offered-actions.ts';
import { nameOf } from '../page/use-shortcuts.ts';

/**
 * Gives the focus back to the big button after a press of the pointer on another control of the stage, so that the
 * space bar is the next step again. What the keyboard pressed keeps the focus, and so does what is in a dialog.
 */
export function useFocusReturn(big: RefObject<HTMLButtonElement | null>, isBusy: boolean): void {
  const isWanted = useRef(false);
  useEffect(() => {
    const latest = { isPointer: false };
    const onPointer = () => {
      latest.isPointer = true;
    };
    const onKey = (event: KeyboardEvent) => {
      // A list that was closed without a choice has the focus still, which no event tells.
      if (latest.isPointer && findActionOf(nameOf(event)) !== undefined)
        controlAt(event.target, 'select')?.blur();
      latest.isPointer = false;
      isWanted.current = false;
    };
    const giveBackFrom = (pressed: HTMLElement | null) => {
      if (pressed === null || !latest.isPointer) return;
      isWanted.current = !focusOn(big.current);
      // Until the button can be pressed again, keys are the page's.
      if (isWanted.current) pressed.blur();
    };
    const onClick = ({ target }: Event) => giveBackFrom(controlAt(target, 'button, a[href]'));
    // A click only opens a list; a choice ends it, or the next key of the stage.
    const onChange = ({ target }: Event) => giveBackFrom(controlAt(target, 'select'));
    window.addEventListener('pointerdown', onPointer);
    window.addEventListener('keydown', onKey, true);
    document.addEventListener('click', onClick);
    document.addEventListener('change', onChange);
    return () => {
      window.removeEventListener('pointerdown', onPointer);
      window.removeEventListener('keydown', onKey, true);
      document.removeEventListener('click', onClick);
      document.removeEventListener('change', onChange);
    };
  }, [big]);
  useEffect(() => {
    if (!isBusy && isWanted.current && focusOn(big.current)) isWanted.current = false;
  }, [big, isBusy]);
}

/** The control of the stage that an event is of; in a dialog it is none of the stage's. */
function controlAt(target: EventTarget | null, controls: string): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('[data-modal]') !== null) return null;
  return target.closest<HTMLElement>(controls);
}

/** Whether the button takes the focus: one that is disabled, or not there yet, does not. */
function focusOn(button: HTMLButtonElement | null): boolean {
  if (button === null || button.disabled) return false;
  button.focus({ preventScroll: true });
  return true;
}
