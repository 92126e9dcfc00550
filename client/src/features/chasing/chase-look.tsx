import type { Chase } from '@canada28/shared/contract/chase.ts';
import { CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import type { ChaseMode } from '@canada28/shared/game/chase-plan.ts';
import { STOP_MODE, type StopMode } from '@canada28/shared/game/chase-stop.ts';
import { Check, CircleStop, Clock, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/i18n.ts';
import { BetChoice } from '../../ui/game/bet-choice.tsx';
import type { StateLook } from '../../ui/lists/state-tag.tsx';
import styles from './chase-detail.module.css';

export const MODE_KEYS: Readonly<Record<ChaseMode, TextKey>> = {
  ordinary: 'game.chase.ordinary',
  sameMultiple: 'game.chase.sameMultiple',
  double: 'game.chase.double',
  profit: 'game.chase.profit',
};

/** When a chase may end early, and what that is called; in the order in which it is offered. */
export const STOP_KEYS: readonly (readonly [StopMode, TextKey])[] = [
  [STOP_MODE.onWin, 'chasing.stop.onWin'],
  [STOP_MODE.whenInProfit, 'chasing.stop.inProfit'],
  [STOP_MODE.never, 'chasing.stop.never'],
];

/** What a chase is on, and in which mode. */
export function ChaseChoice({ chase: { playCode, mode } }: { chase: Chase }) {
  const { t } = useTranslation();
  return (
    <>
      <BetChoice playCode={playCode} />
      <span className={styles.mode}>{t(MODE_KEYS[mode])}</span>
    </>
  );
}

const RUNNING: StateLook = { textKey: 'game.chase.running', tone: 'amber', icon: <Play /> };

const LOOKS: Readonly<Record<number, StateLook>> = {
  [CHASE_STATUS.running]: RUNNING,
  [CHASE_STATUS.waiting]: { textKey: 'game.chase.waiting', tone: 'amber', icon: <Clock /> },
  [CHASE_STATUS.finished]: { textKey: 'game.chase.finished', tone: 'neutral', icon: <Check /> },
  [CHASE_STATUS.stopped]: { textKey: 'game.chase.stopped', tone: 'neutral', icon: <CircleStop /> },
};

export function chaseLook(status: number): StateLook {
  return LOOKS[status] ?? RUNNING;
}
