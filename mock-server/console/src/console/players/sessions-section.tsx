import type { PlayerDetail } from '@canada28/shared/control/players.control.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import { Moment } from '../../page/moment.tsx';
import { RecordTable, titleOfNewest } from './record-table.tsx';

/** Log ins that are not forgotten yet; ended ones are. */
export function SessionsSection({ player: { sessions } }: { readonly player: PlayerDetail }) {
  return (
    <RecordTable
      title={titleOfNewest('Sessions', sessions)}
      columns={[
        { title: 'Logged in', cell: ({ createdAtMs }) => <Moment at={createdAtMs} /> },
        { title: 'Ends', cell: ({ expiresAtMs }) => <Moment at={expiresAtMs} /> },
        {
          title: 'State',
          cell: ({ isOpen }) => <Pill tone={isOpen ? 'green' : 'neutral'}>{isOpen ? 'open' : 'over'}</Pill>,
        },
      ]}
      rows={sessions}
      keyOf={({ createdAtMs }, index) => `${createdAtMs} ${index}`}
      empty={{ title: 'No phone is logged in.', advice: 'A phone of this player, opened beside, logs in.' }}
    />
  );
}
