import type { WorldWire } from '@canada28/shared/control/worlds.control.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { useState } from 'react';
import { pageTime } from '../../control/page-time.ts';
import { place } from '../../control/place.ts';
import { whoOf } from '../../control/tester.store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChoiceField } from '../../ui/field.tsx';
import { ago, counted } from '../../ui/format.ts';
import layout from '../../ui/layout.module.css';
import { unusedWorlds } from './unused-worlds.ts';
import { deleteWorlds, type Refused } from './world-actions.ts';
import styles from './worlds.module.css';

const MINUTES = [
  { value: '10', label: '10 minutes' },
  { value: '60', label: 'an hour' },
  { value: '1440', label: 'a day' },
  { value: '10080', label: 'a week' },
] as const;

type Minutes = (typeof MINUTES)[number]['value'];

type DeleteDialogProps = {
  /** Those that the page shows now. */
  readonly worlds: readonly WorldWire[];
  /** What they were found by. */
  readonly typed: string;
  readonly onClose: () => void;
};

/** Deletes several worlds at once: of those that were found, the ones that were not used for a while. */
export function DeleteDialog({ worlds, typed, onClose }: DeleteDialogProps) {
  const [minutes, setMinutes] = useState<Minutes>('10');
  const [hasPersistent, setHasPersistent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const wallMs = pageTime.wall();
  const forMs = Number(minutes) * MINUTE_MS;
  const chosen = unusedWorlds(worlds, { forMs, wallMs, hasPersistent, here: place.world });
  const carryOut = async () => {
    setIsBusy(true);
    const areGone = await deleteWorlds(
      chosen.map(({ name }) => name),
      setRefused,
    );
    setIsBusy(false);
    if (areGone) onClose();
  };
  return (
    <Dialog
      title="Delete several worlds"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep them</Button>
          <Button
            kind="primary"
            disabled={chosen.length === 0}
            isLoading={isBusy}
            onClick={() => void carryOut()}
          >
            Delete {counted(chosen.length, 'world')}
          </Button>
        </>
      }
    >
      <ChoiceField label="Not used for" value={minutes} choices={MINUTES} onChoose={setMinutes} />
      <label className={styles.kept}>
        <input
          type="checkbox"
          checked={hasPersistent}
          onChange={({ target }) => setHasPersistent(target.checked)}
        />
        Those in a file, too
      </label>
      {chosen.length > 0 && <Chosen worlds={chosen} wallMs={wallMs} />}
      <p className={layout.hint}>{wordsOf(chosen.length, typed)}</p>
      {refused.length > 0 && (
        <ul className={styles.refused} role="alert">
          {refused.map(({ name, why }) => (
            <li key={name}>
              <b>{name}</b> is still there: {why}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function wordsOf(chosen: number, typed: string): string {
  const among = typed === '' ? '' : ` of what "${typed}" finds`;
  const words =
    chosen === 0
      ? `No world${among} was left alone for so long; a start of the mock counts as a use.`
      : `Each goes with its file, its players, its journal and its snapshots, and nothing leads back.`;
  return `${words} "default" and this world stay.`;
}

function Chosen({ worlds, wallMs }: { readonly worlds: readonly WorldWire[]; readonly wallMs: number }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <ul className={styles.chosen} aria-label="Worlds to delete" tabIndex={0}>
      {worlds.map(({ name, kept, lastUsedMs, lastUsedBy }) => (
        <li key={name} className={layout.between}>
          <b className={layout.cut}>{name}</b>
          <span className={joinClasses(layout.cut, styles.facts)}>
            {kept && 'in a file · '}
            {ago(wallMs - lastUsedMs)}
            {lastUsedBy !== undefined && ` by ${whoOf(lastUsedBy)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
