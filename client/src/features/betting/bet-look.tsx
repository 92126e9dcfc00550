import { BET_STATUS, type Bet } from '@canada28/shared/contract/betting.contract.ts';
import { Clock, Minus, Trophy, Undo2 } from 'lucide-react';
import { outcomeOf } from '../../data/betting/bet-outcome.ts';
import type { StateLook } from '../../ui/lists/state-tag.tsx';

const WAITING: StateLook = { textKey: 'game.order.notDrawn', tone: 'amber', icon: <Clock /> };

const LOOKS: Readonly<Record<number, StateLook>> = {
  [BET_STATUS.waiting]: WAITING,
  [BET_STATUS.won]: { textKey: 'game.order.won', tone: 'gold', icon: <Trophy /> },
  [BET_STATUS.lost]: { textKey: 'game.order.lost', tone: 'neutral', icon: <Minus /> },
  [BET_STATUS.cancelled]: { textKey: 'common.state.cancelled', tone: 'neutral', icon: <Undo2 /> },
};

const RETURNED: StateLook = { textKey: 'game.order.returned', tone: 'neutral', icon: <Undo2 /> };

/** Whether the draw decided the bet. */
export function isSettled({ status }: Bet): boolean {
  return status === BET_STATUS.won || status === BET_STATUS.lost;
}

/** Whether a bet brought more than its stake; a prize of no more is none to congratulate on. */
export function isGain(bet: Bet): boolean {
  return outcomeOf([bet]).netMicros > 0;
}

export function betLook(bet: Bet): StateLook {
  if (bet.status === BET_STATUS.won && !isGain(bet)) return RETURNED;
  return LOOKS[bet.status] ?? WAITING;
}
