import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useMemo, useRef, useState } from 'react';
import { type Action, useAllActions } from '../data/actions.store.ts';
import dialog from '../ui/dialog.module.css';
import { joinClasses } from '../ui/join-classes.ts';
import { Kbd } from '../ui/kbd.tsx';
import styles from './palette.module.css';
import { type ActionGroup, rankActions } from './rank-actions.ts';
import { useFoundActions } from './use-found-actions.ts';

/** So many finds are shown; a word more leads to the others. */
const MOST_SHOWN = 60;

/** Finds everything that can be done and everybody that it can be done to, and does it. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const actions = useAllActions();
  const found = useFoundActions();
  const [typed, setTyped] = useState('');
  const groups = useMemo(() => rankActions([...actions, ...found], typed), [actions, found, typed]);
  const highlighted = useRef<Action | undefined>(undefined);
  const choose = (work: (() => void) | undefined) => {
    if (work === undefined) return;
    onClose();
    work();
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.backdrop} />
        <Dialog.Popup className={joinClasses(dialog.popup, styles.popup)} aria-label="Do anything">
          <Autocomplete.Root
            open
            inline
            items={groups}
            filter={null}
            value={typed}
            onValueChange={setTyped}
            limit={MOST_SHOWN}
            itemToStringValue={({ title }: Action) => title}
            autoHighlight="always"
            keepHighlight
            onItemHighlighted={(action) => {
              highlighted.current = action;
            }}
          >
            <Autocomplete.Input
              className={styles.input}
              aria-label="What do you want to do?"
              placeholder="What do you want to do?"
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                choose(highlighted.current?.other?.run);
              }}
            />
            <Autocomplete.Empty>
              <p className={styles.empty}>
                Nothing is called that. A player, a scenario, a call, a word of a button?
              </p>
            </Autocomplete.Empty>
            <Autocomplete.List className={styles.list}>
              {(group: ActionGroup) => (
                <Autocomplete.Group key={group.value} items={group.items}>
                  <Autocomplete.GroupLabel className={styles.group}>{group.value}</Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(action: Action) => (
                      <Autocomplete.Item
                        key={action.id}
                        value={action}
                        className={styles.item}
                        onClick={() => choose(action.run)}
                      >
                        <Row action={action} />
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Row({ action: { title, hint, keys, other } }: { readonly action: Action }) {
  return (
    <>
      <span className={styles.title}>{title}</span>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      <span className={styles.keys}>
        {other !== undefined && (
          <span className={styles.other}>
            <Kbd keys="Ctrl ↵" /> {other.title}
          </span>
        )}
        {keys !== undefined && <Kbd keys={keys} />}
      </span>
    </>
  );
}
