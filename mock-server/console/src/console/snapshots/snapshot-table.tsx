import type { SnapshotWire } from '@canada28/shared/control/snapshots.control.ts';
import { Card } from '@canada28/ui/card.tsx';
import { Tag } from '@canada28/ui/tag.tsx';
import { useState } from 'react';
import { lastUsedWords } from '../../control/tester.store.ts';
import { useWorld } from '../../control/world-clock.ts';
import { Moment } from '../../page/moment.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { bytesOf } from '../../ui/format.ts';
import { type Column, Table } from '../../ui/table.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { deleteSnapshot } from './snapshot-actions.ts';
import { SnapshotButtons } from './snapshot-buttons.tsx';
import { useComparison } from './use-comparison.ts';

export function SnapshotTable({ snapshots }: { readonly snapshots: readonly SnapshotWire[] }) {
  const [asked, setAsked] = useState<string>();
  const { compared, compare, close } = useComparison();
  const { data: world } = useWorld();
  const columns: readonly Column<SnapshotWire>[] = [
    {
      title: 'Name',
      variant: 'wide',
      cell: ({ name }) => (
        <>
          <b>{name}</b>{' '}
          {world?.snapshot === name && (
            <Tag isCut tone="green">
              this world
            </Tag>
          )}
        </>
      ),
    },
    { title: 'World time', variant: 'muted', cell: ({ atMs }) => <Moment at={atMs} /> },
    { title: 'Size', variant: 'number', from: 900, cell: ({ bytes }) => bytesOf(bytes) },
    {
      title: 'Actions',
      variant: 'number',
      cell: ({ name }) => (
        <SnapshotButtons name={name} onCompare={() => compare(name)} onDelete={() => setAsked(name)} />
      ),
    },
  ];
  return (
    <Card title="Saved" isFlush>
      <Table columns={columns} rows={snapshots} keyOf={({ name }) => name} />
      {compared !== undefined && (
        <CompareDialog
          compared={compared}
          names={snapshots.map(({ name }) => name)}
          onCompare={(other) => compare(compared.name, other)}
          onClose={close}
        />
      )}
      {asked !== undefined && (
        <ConfirmDialog
          title={`Delete the snapshot "${asked}"?`}
          verb="Delete"
          onConfirm={() => void deleteSnapshot(asked)}
          onClose={() => setAsked(undefined)}
        >
          {lastUsedWords(snapshots.find(({ name }) => name === asked))} It cannot be taken back, and worlds
          that were made of it cannot be reset any more. Download it first if it may be wanted again.
        </ConfirmDialog>
      )}
    </Card>
  );
}
