import type { ChaseMode, ProfitRule } from './chase-plan.ts';

/** The player's stop rules and their wire numbers: never, when winnings exceed stakes, on a win (game §5, player-api §3). */
export const STOP_MODE = { never: 0, whenInProfit: 1, onWin: 2 } as const;

/** A wire number of a stop rule (player-api §3). */
export type StopMode = (typeof STOP_MODE)[keyof typeof STOP_MODE];

/** What of a chase decides whether it has a stop rule (game §5). */
export type StopSettings = {
  readonly stopMode: StopMode;
  readonly planMode: ChaseMode;
  readonly profitRule: ProfitRule;
};

/** A chase right after the settlement of one of its bets: sums in micro-USDT so far, that bet included (game §5). */
export type ChaseProgress = StopSettings & {
  readonly winRatePercent: number;
  readonly stakedMicros: number;
  readonly paidMicros: number;
  /** Whether the bet just settled won. */
  readonly won: boolean;
};

/** Whether each bet of the chase waits for the settlement of the one before (game §5). */
export function hasStopRule(settings: StopSettings): boolean {
  return settings.stopMode !== STOP_MODE.never || endsAtItsRate(settings);
}

/** Whether the chase ends here, and what is left of the frozen total returns (game §5). */
export function chaseStopsAfter(progress: ChaseProgress): boolean {
  const { stopMode, won, stakedMicros, paidMicros, winRatePercent } = progress;
  if (!won) return false; // a loss never brings winnings over stakes
  if (stopMode === STOP_MODE.onWin) return true;
  if (stopMode === STOP_MODE.whenInProfit && paidMicros > stakedMicros) return true;
  const wanted = BigInt(stakedMicros) * BigInt(100 + winRatePercent);
  return endsAtItsRate(progress) && BigInt(paidMicros) * 100n > wanted;
}

/** The profitable chase with the rule `stop` ends by itself, whatever the player chose (game §5, planType 4). */
function endsAtItsRate({ planMode, profitRule }: StopSettings): boolean {
  return planMode === 'profit' && profitRule === 'stop';
}
