import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import { listJoinedControl } from '@canada28/shared/control/invitations.control.ts';
import { type ReactNode, useState } from 'react';
import { place } from '../control/place.ts';
import { useControl } from '../control/use-control.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useTexts } from './texts/use-texts.ts';
import { useEndOfVisit } from './use-booth.ts';
import type { Stage } from './use-stage.ts';

/**
 * Starts over at once while the world has no visitors, and asks first when it has. Pressed before the page knows whether
 * it has any, it waits for that answer.
 */
export function useStartOver({ standing, startOver }: Stage): {
  readonly ask: () => void;
  readonly question: ReactNode;
} {
  const t = useTexts();
  const [isAsked, setIsAsked] = useState(false);
  useEndOfVisit(() => setIsAsked(false));
  const { data: joined, refetch } = useControl(
    listJoinedControl,
    { params: { name: place.world } },
    { enabled: standing !== undefined },
  );
  const ask = async () => {
    // Before a story there may be no world that could be asked.
    const visitors = joined ?? (standing && (await refetch()).data) ?? [];
    if (visitors.length > 0) setIsAsked(true);
    else startOver();
  };
  const question = isAsked && (
    <ConfirmDialog
      title={fillIn(t.startOverAsk, { count: joined?.length ?? 0 })}
      verb={t.startOver}
      no={t.keepIt}
      close={t.close}
      onConfirm={startOver}
      onClose={() => setIsAsked(false)}
    >
      {t.startOverText}
    </ConfirmDialog>
  );
  return { ask: () => void ask(), question };
}
