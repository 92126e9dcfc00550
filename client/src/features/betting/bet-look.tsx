import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { Clock, Minus, Trophy, Undo2 } from 'lucide-react';
import type { StateLook } from '../../ui/lists/state-tag.tsx';

const WAITING: StateLook = { textKey: 'game.order.notDrawn', tone: 'amber', icon: <Clock /> };

const LOOKS: Readonly<Record<number, StateLook>> = {
  [BET_STATUS.waiting]: WAITING,
  [BET_STATUS.won]: { textKey: 'game.order.won', tone: 'gold', icon: <Trophy /> },
  [BET_STATUS.lost]: { textKey: 'game.order.lost', tone: 'neutral', icon: <Minus /> },
  [BET_STATUS.cancelled]: { textKey: 'game.order.cancelled', tone: 'neutral', icon: <Undo2 /> },
};

/** What became of a bet. */
export function betLook(status: number): StateLook {
  return LOOKS[status] ?? WAITING;
}
