import { CHASE_ITEM_LOSS, type ChaseItemLoss } from '@canada28/shared/contract/chase-states.ts';

/** Why an item was lost, for testers (control §15). */
export const LOSS_REASONS: Readonly<Record<ChaseItemLoss, string>> = {
  [CHASE_ITEM_LOSS.late]:
    'The bet before it was not settled when its issue sealed, and a chase with a stop rule waits for that: the stake came back.',
  [CHASE_ITEM_LOSS.missed]: 'Its issue was on sale while the server was off: the stake came back.',
  [CHASE_ITEM_LOSS.forbidden]: 'The account may not trade: the stake came back.',
  [CHASE_ITEM_LOSS.break]: 'The player takes a break: the stake came back.',
  [CHASE_ITEM_LOSS.lossLimit]:
    'The bet could exceed the daily loss limit of the player: the stake came back.',
  [CHASE_ITEM_LOSS.accountFull]: 'A prize could be more than an account can hold: the stake came back.',
  [CHASE_ITEM_LOSS.void]: 'A tester had scripted that its issue has no result: the stake came back.',
};
