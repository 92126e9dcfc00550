import type { ChaseMode } from '../game/chase-plan.ts';

/** Modes of a chase on the wire (player-api §3, chase request). */
export const PLAN_TYPE = { ordinary: 1, sameMultiple: 2, double: 3, profit: 4 } as const satisfies Record<
  ChaseMode,
  number
>;

/**
 * States of a chase on the wire (player-api §3, Plan). It waits until the first of its issues opens; it is stopped when
 * its stop rule or the player ended it, finished when it ran through all of its issues.
 */
export const CHASE_STATUS = { running: 0, waiting: 1, finished: 2, stopped: 3 } as const;

export type ChaseStatus = (typeof CHASE_STATUS)[keyof typeof CHASE_STATUS];

/** Filters of the chase list (player-api §3, findGamePlan); `running` takes the waiting ones too. */
export const CHASE_FILTER = { all: 0, running: 1, finished: 2, stopped: 3 } as const;

/** States of an item on the wire (player-api §3, PlanDetail); paused: on sale, but the bet before is not settled yet. */
export const CHASE_ITEM_STATUS = { notExecuted: 0, executed: 1, cancelled: 2, paused: 3 } as const;

export type ChaseItemStatus = (typeof CHASE_ITEM_STATUS)[keyof typeof CHASE_ITEM_STATUS];

/**
 * Why an item was cancelled although its chase went on, on the wire (player-api §3, PlanDetail): the bet before it was not
 * settled when its issue sealed · its sale was missed · the account may not trade · a break · the daily loss limit · its
 * prize could be more than an account holds · its issue is void.
 */
export const CHASE_ITEM_LOSS = {
  late: 1,
  missed: 2,
  forbidden: 3,
  break: 4,
  lossLimit: 5,
  accountFull: 6,
  void: 7,
} as const;

export type ChaseItemLoss = (typeof CHASE_ITEM_LOSS)[keyof typeof CHASE_ITEM_LOSS];

/** The mode of a `planType`; a RangeError for a number that is none (player-api §3). */
export function modeOfPlanType(planType: number): ChaseMode {
  const modes: readonly ChaseMode[] = ['ordinary', 'sameMultiple', 'double', 'profit'];
  const mode = modes.find((candidate) => PLAN_TYPE[candidate] === planType);
  if (mode === undefined) throw new RangeError(`there is no plan type ${planType}`);
  return mode;
}
