import { type ReactNode, useEffect, useId } from 'react';
import styles from './find-list.module.css';
import type { FindGroup, FindListState } from './use-find-list.ts';

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
