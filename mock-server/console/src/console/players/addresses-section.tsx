import { ADDRESS_STATUS } from '@canada28/shared/contract/addresses.contract.ts';
import type { PlayerDetail } from '@canada28/shared/control/players.control.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import { RecordTable } from './record-table.tsx';

const ADDRESS_WORDS: Readonly<Record<number, string>> = {
  [ADDRESS_STATUS.pending]: 'waits for review',
  [ADDRESS_STATUS.reviewed]: 'reviewed',
  [ADDRESS_STATUS.failed]: 'review failed',
};

export function AddressesSection({ player: { addresses } }: { readonly player: PlayerDetail }) {
  return (
    <RecordTable
      title="Addresses"
      columns={[
        { title: 'Network', cell: ({ protocol }) => protocol },
        { title: 'Address', cell: ({ address }) => <code>{address}</code> },
        { title: 'Name', cell: ({ name }) => name },
        {
          title: 'State',
          cell: ({ status, defaulted }) => (
            <>
              <Pill tone={status === ADDRESS_STATUS.reviewed ? 'green' : 'amber'}>
                {ADDRESS_WORDS[status]}
              </Pill>{' '}
              {defaulted === 1 && <Pill tone="gold">default</Pill>}
            </>
          ),
        },
      ]}
      rows={addresses}
      keyOf={({ id }) => id}
      empty={{
        title: 'No addresses to withdraw to.',
        advice: 'The player adds one on the phone; a new player can be created with some.',
      }}
    />
  );
}
