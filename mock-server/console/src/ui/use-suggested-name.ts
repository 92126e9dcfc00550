import { type FocusEvent, type MouseEvent, useState } from 'react';

/**
 * A name that is suggested until another is typed. A suggestion that moves on with the world would undo the selection
 * in the field: while the field has the keyboard, it stays.
 */
export function useSuggestedName(suggested: string) {
  const [typed, setTyped] = useState<string>();
  const [held, setHeld] = useState<string>();
  const name = typed ?? held ?? suggested;
  return {
    name,
    forget: () => {
      setTyped(undefined);
      setHeld(undefined);
    },
    inputProps: {
      value: name,
      onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        setHeld(suggested);
        // What is typed takes the place of what is suggested.
        if (typed === undefined) currentTarget.select();
      },
      // A press would put the caret into it; where the field had the keyboard, only once all handlers have run.
      onMouseDown: (event: MouseEvent<HTMLInputElement>) => {
        if (typed !== undefined) return;
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.select();
      },
      onBlur: () => setHeld(undefined),
      onType: setTyped,
    },
  };
}
