import type { SnapshotWire } from '@canada28/shared/control/snapshots.control.ts';
import { Card } from '@canada28/ui/card.tsx';
import { Tag } from '@canada28/ui/tag.tsx';
import { useState } from 'react';
import { useWorld } from '../../control/world-clock.ts';
import { Moment } from '../../page/moment.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { bytesOf } from '../../ui/format.ts';
import table from '../../ui/table.module.css';
import { type Heading, Table } from '../../ui/table.tsx';
import { deleteSnapshot, downloadSnapshot, restoreSnapshot } from './snapshot-actions.ts';
import styles from './snapshots.module.css';

const HEADINGS: readonly Heading[] = [
  'Name',
  'World time',
  { title: 'Size', isNumber: true },
  { title: 'What to do', isNumber: true },
];

/** All snapshots of this world, the earliest moment first, with what can be done with each. */
export function SnapshotTable({ snapshots }: { readonly snapshots: readonly SnapshotWire[] }) {
  const [asked, setAsked] = useState<string>();
  return (
    <Card title="Saved" isFlush>
      <Table headings={HEADINGS}>
        {snapshots.map((snapshot) => (
          <SnapshotRow key={snapshot.name} snapshot={snapshot} onDelete={() => setAsked(snapshot.name)} />
        ))}
      </Table>
      {asked !== undefined && (
        <ConfirmDialog
          title={`Delete the snapshot "${asked}"?`}
          verb="Delete"
          onConfirm={() => void deleteSnapshot(asked)}
          onClose={() => setAsked(undefined)}
        >
          It cannot be taken back, and worlds that were made of it cannot be reset any more. Download it first
          if somebody may want it again.
        </ConfirmDialog>
      )}
    </Card>
  );
}

type SnapshotRowProps = { readonly snapshot: SnapshotWire; readonly onDelete: () => void };

function SnapshotRow({ snapshot: { name, atMs, bytes }, onDelete }: SnapshotRowProps) {
  const { data: world } = useWorld();
  return (
    <tr>
      <td className={table.wide}>
        <b>{name}</b>{' '}
        {world?.snapshot === name && (
          <Tag isCut tone="green">
            this world
          </Tag>
        )}
      </td>
      <td className={table.muted}>
        <Moment at={atMs} />
      </td>
      <td className={table.number}>{bytesOf(bytes)}</td>
      <td>
        <span className={styles.buttons}>
          <Button size="small" aria-label={`Restore ${name}`} onClick={() => void restoreSnapshot(name)}>
            Restore
          </Button>
          <Button size="small" aria-label={`Download ${name}`} onClick={() => void downloadSnapshot(name)}>
            Download
          </Button>
          <Button size="small" kind="danger" aria-label={`Delete ${name}…`} onClick={onDelete}>
            Delete…
          </Button>
        </span>
      </td>
    </tr>
  );
}
