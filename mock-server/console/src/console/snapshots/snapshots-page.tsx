import { listSnapshotsControl } from '@canada28/shared/control/snapshots.control.ts';
import { useControl } from '../../control/use-control.ts';
import layout from '../../ui/layout.module.css';
import { Empty, Failure, Page } from '../../ui/page.tsx';
import { LoadCard } from './load-card.tsx';
import { SaveCard } from './save-card.tsx';
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
              <br />A file takes the very same situation to another machine.
            </p>
          </Empty>
        )}
        {snapshots !== undefined && snapshots.length > 0 && <SnapshotTable snapshots={snapshots} />}
      </div>
    </Page>
  );
}
