import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import styles from './find-list.module.css';

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
type FindListState<Item> = ReturnType<typeof useFindList<Item>>;

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

type FindListProps<Item> = {
  readonly list: FindListState<Item>;
  readonly label: string;
  readonly empty: string;
  readonly children: (item: Item, group: string) => ReactNode;
};

/** What a field above it finds, under headings; pressed or marked from there it is chosen. */
export function FindList<Item>({ list, label, empty, children }: FindListProps<Item>) {
  const isEmpty = list.marked === undefined;
  // As it opens; afterwards arrows bring what they mark into sight.
  useEffect(list.show, []);
  return (
    <>
      <div role="status">{isEmpty && <p className={styles.empty}>{empty}</p>}</div>
      {!isEmpty && (
        <div role="listbox" id={list.id} aria-label={label} className={styles.list}>
          {list.groups.map((group) => (
            <Group key={group.value} group={group} list={list}>
              {children}
            </Group>
          ))}
        </div>
      )}
    </>
  );
}

function Group<Item>({
  group: { value, items },
  list,
  children,
}: Pick<FindListProps<Item>, 'list' | 'children'> & { readonly group: FindGroup<Item> }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: within a list box nothing else groups.
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={styles.heading}>
        {value}
      </div>
      {items.map((item) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
        <div
          key={list.idOf(item)}
          id={list.idOf(item)}
          role="option"
          tabIndex={-1}
          aria-selected={item === list.marked}
          className={styles.item}
          onMouseMove={() => list.mark(item)}
          // The keyboard stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => list.onChoose(item)}
        >
          {children(item, value)}
        </div>
      ))}
    </div>
  );
}
