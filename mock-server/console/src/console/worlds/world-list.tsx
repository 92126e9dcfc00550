import type { WorldWire } from '@canada28/shared/control/worlds.control.ts';
import { VirtualList } from '@canada28/ui/virtual-list.tsx';
import type { KeyboardEvent } from 'react';
import { pageTime } from '../../control/page-time.ts';
import { useTimeZone } from '../../control/world-clock.ts';
import { ago } from '../../ui/format.ts';
import { type Asked, WorldRow } from './world-row.tsx';
import styles from './worlds.module.css';

const ROW_PX = 52;
const keyOf = ({ name }: WorldWire) => name;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type WorldListProps = {
  readonly worlds: readonly WorldWire[];
  /** The same function each time. */
  readonly onAsk: (asked: Asked) => void;
};

/** The worlds; of thousands only the rows in sight are on the page. */
export function WorldList({ worlds, onAsk }: WorldListProps) {
  const timeZone = useTimeZone();
  return (
    <>
      <div className={styles.columns} aria-hidden="true">
        <span>World</span>
        <span>Its time</span>
        <span>Players</span>
        <span>Last used</span>
        <span className={styles.right}>Actions</span>
      </div>
      <div className={styles.scroller}>
        <VirtualList
          label="Worlds"
          items={worlds}
          keyOf={keyOf}
          heightOf={() => ROW_PX}
          scroller="div"
          onKeyDown={stepByArrow}
        >
          {(world) => (
            <WorldRow
              world={world}
              timeZone={timeZone}
              used={ago(pageTime.wall() - world.lastUsedMs)}
              onAsk={onAsk}
            />
          )}
        </VirtualList>
      </div>
    </>
  );
}

/** Up and down lead to the same button of the next row. */
function stepByArrow(event: KeyboardEvent<HTMLUListElement>): void {
  const step = STEPS[event.key];
  const row = event.target instanceof HTMLElement ? event.target.closest('li') : null;
  if (step === undefined || row === null) return;
  event.preventDefault();
  const next = event.currentTarget.querySelector(`[data-index="${Number(row.dataset.index) + step}"]`);
  const place = [...row.querySelectorAll('a, button')].indexOf(event.target as HTMLElement);
  const there = next?.querySelectorAll<HTMLElement>('a, button') ?? [];
  (there[place] ?? there[0])?.focus();
}
