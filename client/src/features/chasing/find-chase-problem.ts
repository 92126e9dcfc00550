import type { ChasePlan, ChaseRefusal } from '@canada28/shared/game/chase-plan.ts';

/** Why a chase cannot be started. */
export type ChaseProblem = ChaseRefusal | 'balanceInsufficient';

/** The first thing wrong with a planned chase; an unknown balance (micro-USDT) is left to the server. */
export function findChaseProblem(
  plan: ChasePlan,
  availableMicros: number | undefined,
): ChaseProblem | undefined {
  if (plan.refusal !== undefined) return plan.refusal;
  const isTooDear = availableMicros !== undefined && plan.totalMicros > availableMicros;
  return isTooDear ? 'balanceInsufficient' : undefined;
}
