import { type KeyboardEvent, useId, useState } from 'react';

export type FindGroup<Item> = { readonly value: string; readonly items: readonly Item[] };

type FindListOptions<Item> = {
  readonly groups: readonly FindGroup<Item>[];
  readonly keyOf: (item: Item) => string;
  readonly onChoose: (item: Item) => void;
  /** Whether the list is on the screen; always unless told. */
  readonly isOpen?: boolean;
  /** Which item is marked before an arrow led on; the best find unless told. */
  readonly usualKey?: string;
};

/** What a list below a field knows, and how it is marked and chosen from. */
export type FindListState<Item> = ReturnType<typeof useFindList<Item>>;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A field with a list below it: the keyboard stays in the field, up and down mark an item, round and round, and Enter
 * chooses it. To be told as such, the field has `inputProps` (the ARIA pattern of a combobox).
 */
export function useFindList<Item>({
  groups,
  keyOf,
  onChoose,
  isOpen = true,
  usualKey,
}: FindListOptions<Item>) {
  const id = useId();
  const [markedKey, mark] = useState<string>();
  const items = groups.flatMap((group) => group.items);
  const idOf = (item: Item) => `${id}${keyOf(item)}`;
  // What is no longer found is not marked: the best find is.
  const index = Math.max(
    0,
    items.findIndex((item) => keyOf(item) === (markedKey ?? usualKey)),
  );
  const marked = items[index];
  const isShown = isOpen && marked !== undefined;
  const show = (item = marked) => {
    if (item !== undefined) document.getElementById(idOf(item))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShown || event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    const next = step === undefined ? undefined : items.at((index + step) % items.length);
    if (next !== undefined) {
      mark(keyOf(next));
      show(next);
    } else if (event.key === 'Enter') onChoose(marked);
    else return;
    event.preventDefault();
  };
  const inputProps = {
    role: 'combobox',
    autoComplete: 'off',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-expanded': isShown,
    'aria-controls': isShown ? id : undefined,
    'aria-activedescendant': isShown ? idOf(marked) : undefined,
    onKeyDown,
  } as const;
  return {
    id,
    groups,
    marked,
    mark: (item?: Item) => mark(item && keyOf(item)),
    show: () => show(),
    idOf,
    onChoose,
    inputProps,
  };
}
