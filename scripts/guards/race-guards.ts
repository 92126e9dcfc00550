import { type Guard, guard } from './guard.ts';

const RACES = 'app/races.api.test.ts';
const SNAPSHOTS = [
  'control/snapshots/snapshots.ts',
  'control/snapshots/persistent-snapshots.api.test.ts',
] as const;

/** Of what comes at once each is done as a whole, and what it counts on is still true when it is done. */
export const RACE_GUARDS: readonly Guard[] = [
  guard(
    'Bets sent at once take no more than there is',
    ['features/betting/require-bet-permission.ts', RACES],
    ['if (money.availableMicros < totalMicros) {', 'if (money.availableMicros < 0) {'],
  ),
  guard(
    'A key is looked up in the transaction that uses it',
    ['http/idempotency.ts', RACES],
    ['if (earlier !== undefined) {', 'if (earlier?.reply === path) {'],
  ),
  guard(
    'A chase that runs no more is not stopped again',
    ['features/chasing/stop-chase.ts', RACES],
    ['chase.status !== CHASE_STATUS.running', 'chase.id === 0'],
  ),
  guard(
    'An order that is decided is decided no other way',
    ['features/withdrawals/review-withdrawal.ts', RACES],
    ['if (status === FINANCE_STATUS.pending) return', 'if (status !== FINANCE_STATUS.success) return'],
  ),
  guard(
    'The long works of a world are done one after the other',
    ['worlds/works.ts', 'control/worlds/replace-world.api.test.ts'],
    ['this.#last.then(work)', 'Promise.resolve().then(work)'],
  ),
  guard(
    'A call goes on in no other generation than it came to',
    ['http/enter.ts', 'control/worlds/worlds.api.test.ts'],
    ['before !== undefined && before.generation !== world.generation', 'before?.generation === -1'],
  ),
  guard(
    'A long work ends with its world',
    ['world/in-turns.ts', 'world/in-turns.test.ts'],
    ['      if (world?.db.open === false) throw new WorldEndedError(world);\n'],
  ),
  guard(
    'What is due in a world that is gone is told as that, not as a defect',
    ['world/take-step.ts', RACES],
    ['throw world.db.open ? error : new WorldEndedError(world);', 'throw error;'],
  ),
  guard(
    'No world becomes another one after its end',
    ['worlds/hosted-world.ts', 'control/snapshots/persistent-snapshots.api.test.ts'],
    [
      '    if (this.#hasEnded) throw new WorldEndedError(this);\n    onReplacing?.();',
      '    onReplacing?.();',
    ],
  ),
  guard('A world that went while its snapshot was written has none', SNAPSHOTS, [
    '    if (hosted.hasEnded) throw new WorldEndedError(hosted);\n',
  ]),
  guard('A name that was taken while a snapshot was written is taken', SNAPSHOTS, [
    '    refuse();\n    written.replace();',
    '    written.replace();',
  ]),
  guard(
    'A name that was taken while a world was made is taken',
    ['control/worlds/create-world.ts', 'control/worlds/made-worlds.api.test.ts'],
    ['  try {\n    refuse();\n  } catch (error) {', '  try {\n  } catch (error) {'],
  ),
];
