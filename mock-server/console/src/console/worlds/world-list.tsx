import {
  deleteWorldControl,
  resetWorldControl,
  type WorldWire,
} from '@canada28/shared/control/worlds.control.ts';
import { VirtualList } from '@canada28/ui/virtual-list.tsx';
import { type KeyboardEvent, useState } from 'react';
import { control } from '../../control/control-client.ts';
import { pageTime } from '../../control/page-time.ts';
import { perform } from '../../control/perform.ts';
import { useTimeZone } from '../../control/world-clock.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ago } from '../../ui/format.ts';
import { type Asked, WorldRow } from './world-row.tsx';
import styles from './worlds.module.css';

const ROW_PX = 52;
const keyOf = ({ name }: WorldWire) => name;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The worlds; of thousands only the rows in sight are on the page. */
export function WorldList({ worlds }: { readonly worlds: readonly WorldWire[] }) {
  const timeZone = useTimeZone();
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      <div className={styles.columns} aria-hidden="true">
        <span>World</span>
        <span>Its time</span>
        <span>Players</span>
        <span>Last used</span>
        <span className={styles.right}>What to do</span>
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
              onAsk={setAsked}
            />
          )}
        </VirtualList>
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
