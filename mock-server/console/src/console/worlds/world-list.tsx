import {
  deleteWorldControl,
  resetWorldControl,
  type WorldWire,
} from '@canada28/shared/control/worlds.control.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { control } from '../../control/control-client.ts';
import { pageTime } from '../../control/page-time.ts';
import { perform } from '../../control/perform.ts';
import { useTimeZone } from '../../control/world-clock.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ago } from '../../ui/format.ts';
import { topOf } from '../../ui/row-places.ts';
import { RowsInSight } from '../../ui/rows-in-sight.tsx';
import { type Asked, WorldRow } from './world-row.tsx';
import styles from './worlds.module.css';

const ROW_PX = 52;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The worlds; of thousands only the rows in sight are on the page. */
export function WorldList({ worlds }: { readonly worlds: readonly WorldWire[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const timeZone = useTimeZone();
  const [asked, setAsked] = useState<Asked>();
  const sizes = { count: worlds.length, rowPx: ROW_PX };
  return (
    <>
      <div className={styles.columns} aria-hidden="true">
        <span>World</span>
        <span>Its time</span>
        <span>Players</span>
        <span>Last used</span>
        <span className={styles.right}>What to do</span>
      </div>
      <div ref={scroller} className={styles.scroller}>
        <ul
          className={styles.list}
          style={{ height: topOf(worlds.length, sizes) }}
          aria-label="Worlds"
          onKeyDown={stepByArrow}
        >
          <RowsInSight scroller={scroller} rows={sizes}>
            {(index) => {
              const world = worlds[index];
              return (
                world && (
                  <li
                    key={world.name}
                    className={styles.item}
                    style={{ height: ROW_PX, top: topOf(index, sizes) }}
                    data-index={index}
                    aria-setsize={worlds.length}
                    aria-posinset={index + 1}
                  >
                    <WorldRow
                      world={world}
                      timeZone={timeZone}
                      used={ago(pageTime.wall() - world.lastUsedMs)}
                      onAsk={setAsked}
                    />
                  </li>
                )
              );
            }}
          </RowsInSight>
        </ul>
      </div>
      {asked !== undefined && <AskDialog asked={asked} onClose={() => setAsked(undefined)} />}
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

function AskDialog({ asked, onClose }: { readonly asked: Asked; readonly onClose: () => void }) {
  const { what, name } = asked;
  const isReset = what === 'reset';
  const carryOut = () =>
    perform(async () => {
      await control(isReset ? resetWorldControl : deleteWorldControl, { params: { name } });
      return { said: `The world "${name}" is ${isReset ? 'what it was when it was made' : 'deleted'}.` };
    });
  return (
    <ConfirmDialog
      title={isReset ? `Reset the world "${name}"?` : `Delete the world "${name}"?`}
      verb={isReset ? 'Reset' : 'Delete'}
      onConfirm={() => void carryOut()}
      onClose={onClose}
    >
      {isReset
        ? 'It becomes what it was when it was made, and nothing leads back. Its snapshots stay.'
        : 'It goes with its file, its players, its journal and its snapshots, and nothing leads back.'}
    </ConfirmDialog>
  );
}
