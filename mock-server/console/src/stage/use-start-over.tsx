import { listJoinedControl } from '@canada28/shared/control/invitations.control.ts';
import { type ReactNode, useState } from 'react';
import { place } from '../control/place.ts';
import { useControl } from '../control/use-control.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { counted } from '../ui/format.ts';
import type { Stage } from './use-stage.ts';

/** Starts over at once while the world has no visitors, and asks first when it has. */
export function useStartOver({ standing, startOver }: Stage): {
  readonly ask: () => void;
  readonly question: ReactNode;
} {
  const [isAsked, setIsAsked] = useState(false);
  const { data: joined = [] } = useControl(
    listJoinedControl,
    { params: { name: place.world } },
    { enabled: standing !== undefined },
  );
  const ask = () => (joined.length > 0 ? setIsAsked(true) : startOver());
  const question = isAsked && (
    <ConfirmDialog
      title={`Start over with ${counted(joined.length, 'visitor')} in the world?`}
      verb="Start over"
      onConfirm={startOver}
      onClose={() => setIsAsked(false)}
    >
      Their accounts, bets and money are deleted with this world, and their phones are logged out. To join
      again they scan the new code.
    </ConfirmDialog>
  );
  return { ask, question };
}
