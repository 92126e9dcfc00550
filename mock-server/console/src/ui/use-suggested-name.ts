import { type FocusEvent, useState } from 'react';

/**
 * A name that is suggested for as long as nobody types another. A suggestion that moves on with the world would take
 * the selection from whoever is about to type: while the field has the keyboard, it stays.
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
      onBlur: () => setHeld(undefined),
      onType: setTyped,
    },
  };
}
