import { joinClasses } from '@canada28/ui/join-classes.ts';
import { useMemo, useState } from 'react';
import { useTimeZone, useWorldClock } from '../../control/world-clock.ts';
import type { Action } from '../../page/actions.store.ts';
import { useAllActions } from '../../page/offered-actions.ts';
import { FindList, useFindList } from '../../ui/find-list.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import layout from '../../ui/layout.module.css';
import { Modal } from '../../ui/modal.tsx';
import { typedMove } from '../time/time-actions.ts';
import styles from './palette.module.css';
import { rankActions } from './rank-actions.ts';
import { useFoundActions } from './use-found-actions.ts';

/** Finds every action and every player that it can be about, and does it. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  // As they were when it was opened: nothing changes its place while the tester chooses.
  const [actions] = useState(useAllActions());
  const found = useFoundActions();
  const now = useWorldClock();
  const zone = useTimeZone();
  const [typed, setTyped] = useState('');
  const groups = useMemo(() => {
    const nowMs = now();
    const move = zone && nowMs !== undefined && typedMove(typed, { nowMs, zone });
    const ranked = rankActions([...actions, ...found], typed);
    return move ? [{ value: move.group, items: [move] }, ...ranked] : ranked;
  }, [actions, found, typed, now, zone]);
  const choose = (work: (() => void) | undefined) => {
    if (work === undefined) return;
    onClose();
    work();
  };
  const list = useFindList<Action>({ groups, keyOf: ({ id }) => id, onChoose: ({ run }) => choose(run) });
  return (
    <Modal className={styles.popup} aria-label="Do anything" onClose={onClose}>
      <input
        {...list.inputProps}
        ref={focusAtOnce}
        className={styles.input}
        aria-label="What do you want to do?"
        placeholder="What do you want to do?"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          list.mark();
        }}
        onKeyDown={(event) => {
          const isOther = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          if (isOther) choose(list.marked?.other?.run);
          else list.inputProps.onKeyDown(event);
        }}
      />
      <FindList
        list={list}
        label="What can be done"
        empty="Nothing is called that. Try a player, a scenario, a call, a word of a button, or a time such as 19:58."
      >
        {(action) => <Row action={action} />}
      </FindList>
    </Modal>
  );
}

/** The next key is for the field, however long the dialog takes to give it the keyboard; who had it gets it back. */
function focusAtOnce(field: HTMLInputElement | null): void {
  field?.focus();
}

function Row({ action: { title, hint, keys, other } }: { readonly action: Action }) {
  return (
    <>
      <span className={styles.title}>{title}</span>
      {hint !== undefined && <span className={joinClasses(layout.cut, styles.hint)}>{hint}</span>}
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
