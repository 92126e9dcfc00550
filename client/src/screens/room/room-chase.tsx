import { issueCodeAfter } from '@canada28/shared/game/issue-schedule.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { removePick, useBetSlip } from '../../features/betting/bet-slip.store.ts';
import { stakesOf } from '../../features/betting/bets-in-address.ts';
import { chaseWishOf } from '../../features/chasing/chase-in-address.ts';
import { ChaseSheet } from '../../features/chasing/chase-sheet.tsx';
import { paths } from '../../paths.ts';
import type { Room } from './use-room.ts';

/** A chase begins on the issue on sale, or on the next: the one after an issue that takes no more bets (player-api §3). */
function startIssueCodeOf({ current, phase }: Room): string {
  const takesBets = phase === 'open' || phase === 'coming';
  return takesBets ? current.issueCode : issueCodeAfter(current.issueCode, 1);
}

/** The chase of what the address names, else of what is on the slip; once started it shows among the chases. */
export function RoomChase({ room, onClose }: { room: Room; onClose: () => void }) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  // What the sheet is about stays: a chase that starts leaves the slip.
  const [{ picks, wish, onStarted }] = useState(() => {
    const named = stakesOf(address.get('chase') ?? '');
    return named.length > 0
      ? { picks: named, wish: chaseWishOf(address), onStarted: () => undefined }
      : { picks: useBetSlip.getState().stakes, wish: {}, onStarted: removePick };
  });
  return (
    <ChaseSheet
      picks={picks}
      wish={wish}
      startIssueCode={startIssueCodeOf(room)}
      onClose={onClose}
      onStarted={onStarted}
      onShow={() => {
        onClose();
        void navigate(paths.roomChases, { replace: true });
      }}
    />
  );
}
