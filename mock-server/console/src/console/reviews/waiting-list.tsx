import { Card } from '@canada28/ui/card.tsx';
import { Pill } from '@canada28/ui/tag.tsx';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keyOf } from '../../page/action-list.ts';
import { act, useActions } from '../../page/actions.store.ts';
import { Button } from '../../ui/button.tsx';
import { count, counted } from '../../ui/format.ts';
import { Kbd } from '../../ui/kbd.tsx';
import layout from '../../ui/layout.module.css';
import type { NamedOrder } from './named-orders.ts';
import styles from './waiting-list.module.css';
import { WaitingRow } from './waiting-row.tsx';
import { isForYou } from './waiting-words.ts';

type WaitingListProps = {
  readonly waiting: readonly NamedOrder[];
  readonly nameOf: (userid: number) => string;
  /** The order that the address names, whether or not it waits. */
  readonly askedId: string | undefined;
};

/** So many are shown at first, and so many more by each press. */
const ROWS_AT_ONCE = 100;

/** The orders that wait, oldest first; arrows choose the one that keys are about. */
export function WaitingList({ waiting, nameOf, askedId }: WaitingListProps) {
  const rows = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  // After a decision, the mock's own among them, nothing is chosen: the same key again must not decide another order.
  const [firstId] = useState(waiting[0]?.order.id);
  const chosenId = askedId ?? firstId;
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const shown = waiting.filter(({ order }, place) => place < most || order.id === chosenId);
  const more = waiting.length - shown.length;
  const step = (by: number) => {
    const at = shown.findIndex(({ order }) => order.id === chosenId);
    const next = shown[Math.min(Math.max(at + by, 0), shown.length - 1)]?.order.id;
    if (next === undefined) return;
    void navigate(`/reviews/${next}`, { replace: true });
    rows.current?.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus();
  };
  useActions([act('next order', () => step(1)), act('previous order', () => step(-1))]);
  const forYou = waiting.filter(({ order }) => isForYou(order)).length;
  return (
    <Card
      title="Waiting, oldest first"
      isFlush
      head={<Pill tone={forYou > 0 ? 'amber' : 'neutral'}>{headWords(waiting.length, forYou)}</Pill>}
      tools={
        <span className={layout.hint}>
          <Kbd keys={keyOf('previous order')} /> <Kbd keys={keyOf('next order')} /> choose an order
        </span>
      }
    >
      <ul ref={rows}>
        {shown.map((named) => (
          <WaitingRow
            key={named.order.id}
            named={named}
            userName={nameOf(named.order.userid)}
            isChosen={named.order.id === chosenId}
          />
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.note}>
          The oldest {count(most)} are shown.{' '}
          <Button size="small" onClick={() => setMost(most + ROWS_AT_ONCE)}>
            Show {count(Math.min(more, ROWS_AT_ONCE))} more
          </Button>
        </p>
      )}
      <p className={styles.note}>
        <Kbd keys={keyOf('undo')} /> takes a decision back: the world becomes what it was before it, without
        what happened since.
      </p>
    </Card>
  );
}

function headWords(all: number, forYou: number): string {
  if (forYou === all) return `${counted(all, 'order')} for you`;
  return forYou === 0
    ? `${counted(all, 'order')} for the mock`
    : `${counted(all, 'order')}, ${forYou} for you`;
}
