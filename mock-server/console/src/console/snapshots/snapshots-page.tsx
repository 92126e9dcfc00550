import { listSnapshotsControl, SNAPSHOT_NAME } from '@canada28/shared/control/snapshots.control.ts';
import { Card } from '@canada28/ui/card.tsx';
import { useRef } from 'react';
import { freeName, SNAPSHOT_NAMES } from '../../control/free-name.ts';
import { useControl } from '../../control/use-control.ts';
import { useWorld, useWorldNow } from '../../control/world-clock.ts';
import { keyOf } from '../../page/action-list.ts';
import { act, useActions } from '../../page/actions.store.ts';
import { useClock } from '../../page/moment.tsx';
import { Button } from '../../ui/button.tsx';
import { Form, TextField } from '../../ui/field.tsx';
import layout from '../../ui/layout.module.css';
import { Empty, Failure, Page } from '../../ui/page.tsx';
import { useSuggestedName } from '../../ui/use-suggested-name.ts';
import { loadSnapshot, saveSnapshot } from './snapshot-actions.ts';
import { SnapshotTable } from './snapshot-table.tsx';
import styles from './snapshots.module.css';

/** Snapshots that a script saves through another world's address are told by no journal of this one: asked for so often (ms). */
const EVERY_MS = 1000;

export function SnapshotsPage() {
  const { data: snapshots, error } = useControl(listSnapshotsControl, {}, { everyMs: EVERY_MS });
  const names = snapshots?.map(({ name }) => name) ?? [];
  return (
    <Page
      title="Snapshots"
      sentence="This world under a name: money, bets, sessions, time. Restore it as often as you like."
    >
      <div className={layout.stack}>
        {error && <Failure error={error} />}
        <div className={styles.top}>
          <SaveCard taken={names} />
          <LoadCard taken={names} />
        </div>
        {snapshots?.length === 0 && (
          <Empty title="Nothing is saved yet.">
            <p>
              Bring this world to where a test begins, and save it: every try starts from there by one press.
              <br />A file takes the very same situation to somebody else.
            </p>
          </Empty>
        )}
        {snapshots !== undefined && snapshots.length > 0 && <SnapshotTable snapshots={snapshots} />}
      </div>
    </Page>
  );
}

function SaveCard({ taken }: { readonly taken: readonly string[] }) {
  const field = useRef<HTMLInputElement>(null);
  const { data: world } = useWorld();
  const nowMs = useWorldNow();
  const clock = useClock();
  useActions([act('save snapshot', () => field.current?.select())]);
  const from = world?.scenario ?? world?.snapshot ?? 'world';
  const when = nowMs === undefined ? '' : `${clock.day(nowMs)} ${clock.minute(nowMs)}`;
  const { name, forget, inputProps } = useSuggestedName(freeName(`${from} ${when}`, taken, SNAPSHOT_NAMES));
  const isName = new RegExp(SNAPSHOT_NAME).test(name);
  const save = async () => {
    if (await saveSnapshot(name)) forget();
  };
  return (
    <Card title="Save this world">
      <Form className={styles.save} onSend={save}>
        <TextField
          ref={field}
          label="Name"
          {...inputProps}
          aria-keyshortcuts={keyOf('save snapshot')}
          hint={
            isName
              ? 'Small letters, digits and hyphens.'
              : 'No such name: up to 60 small letters, digits and hyphens, no hyphen at an end.'
          }
        />
        <Button type="submit" kind="primary" disabled={!isName}>
          Save
        </Button>
      </Form>
    </Card>
  );
}

/** The browser's own field for files: it takes a press, a key and a drop alike. */
function LoadCard({ taken }: { readonly taken: readonly string[] }) {
  return (
    <Card title="Load a file">
      <label className={styles.drop}>
        <span>
          <b>Drop a file here</b>, or press to choose one
        </span>
        <span className={styles.dim}>
          It is checked first: whole, no newer than this mock, its books in order.
        </span>
        <input
          type="file"
          className={styles.file}
          aria-label="Load a snapshot from a file"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void loadSnapshot(file, taken);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
      </label>
    </Card>
  );
}
