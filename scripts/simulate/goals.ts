import type { Model } from './model/model.ts';
import type { Marks, ModelEvent } from './model/state.ts';

/** Something that is to be seen sometimes: an event, with what of it where that matters, in a world that came here so. */
type Goal = {
  readonly name: string;
  readonly what: string;
  readonly of?: RegExp;
  readonly mark?: keyof Marks;
};

const goal = (name: string, what: string, of?: RegExp, mark?: keyof Marks): Goal => ({
  name,
  what,
  ...(of !== undefined && { of }),
  ...(mark !== undefined && { mark }),
});

/** What a long simulation has to reach: one that misses a state says nothing about it. */
export const GOALS: readonly Goal[] = [
  goal('a slip of several bets', 'bet', /^[2-9]/),
  goal('a bet of a slip won', 'bet-won', /slip/),
  goal('a bet of a slip on a void issue', 'bet-void', /slip/),
  goal('a bet of a chase on a void issue', 'bet-void', /chase/),
  goal('a prize at its limit', 'prize-at-limit'),
  goal('an ordinary chase', 'chase', /1/),
  goal('a chase of the same multiple', 'chase', /2/),
  goal('a doubling chase', 'chase', /3/),
  goal('a profitable chase', 'chase', /4/),
  goal('a chase that finished after eight items', 'chase-finished', /8/),
  goal('a chase stopped by its rule', 'chase-stopped', /rule/),
  goal('a chase stopped by its player', 'chase-stopped', /player/),
  goal('a chase stopped by its player after a restore', 'chase-stopped', /player/, 'isRestored'),
  goal('an item that waited for a settlement', 'item-paused'),
  goal('an item that went on after it had waited', 'item-went-on'),
  goal('an item that waited too long', 'item-lost', /^1 /),
  goal('a third item that waited too long', 'item-lost', /^1 2$/),
  goal('an item whose sale was missed', 'item-lost', /^2 /),
  goal('a first item whose sale was missed', 'item-lost', /^2 0$/),
  goal('an item of an account that may not trade', 'item-lost', /^3 /),
  goal('an item in a time-out', 'item-lost', /^4 /),
  goal('an item beyond the loss limit', 'item-lost', /^5 /),
  goal('an item whose prize an account cannot hold', 'item-lost', /^6 /),
  goal('an item on a void issue', 'chase-void'),
  goal('a deposit that arrived', 'deposit-decided', /success/),
  goal('a deposit that failed', 'deposit-decided', /failed/),
  goal('a deposit that was cancelled', 'deposit-decided', /cancelled/),
  goal('a deposit that stayed unpaid for a day', 'deposit-decided', /expired/),
  goal('a bonus at its limit', 'bonus-at-limit'),
  goal('a withdrawal that was paid', 'withdrawal-decided', /success/),
  goal('a withdrawal paid at another fee', 'other-fee'),
  goal('a withdrawal whose payment failed', 'withdrawal-decided', /failed/),
  goal('a withdrawal that was rejected', 'withdrawal-decided', /rejected/),
  goal('a withdrawal rejected after a restore', 'withdrawal-decided', /rejected/, 'isRestored'),
  goal('a withdrawal decided after a kill', 'withdrawal-decided', undefined, 'isKilled'),
  goal('an order decided by a reviewer', 'decided-by', /reviewer/),
  goal('a transaction password locked for minutes', 'refused', /900007/),
  goal('a transaction password locked by ten wrong ones', 'password-locked'),
  goal('a player without the money for a bet', 'refused', /2201/),
  goal('a total, or prizes, out of range', 'refused', /320/),
  goal('a profit that the odds cannot bring', 'refused', /600/),
  goal('a bet too late or too early', 'refused', /6000/),
  goal('a withdrawal before a first success', 'refused', /900001/),
  goal('a withdrawal of more than there is', 'refused', /900004/),
  goal('a withdrawal to an address that is gone', 'refused', /900005/),
  goal('a limit or a time-out that refuses', 'refused', /900003/),
  goal('a limit that holds at once', 'limit-at-once'),
  goal('a looser limit that waits', 'limit-later'),
  goal('a time-out of hours', 'time-out', /long/),
  goal('a request answered again', 'again', /same/),
  goal('a request answered again after a kill', 'again', /same/, 'isKilled'),
  goal('a key with another body', 'again', /other/),
  goal('a reply that was lost', 'reply-lost'),
  goal('a session ended by a fault', 'fault', /session/),
  goal('a token that was replaced', 'token-replaced'),
  goal('a log out', 'log-out'),
  goal('sessions ended by a tester', 'account', /end-sessions/),
  goal('a result that a tester wanted', 'scripted-draw'),
  goal('a late draw', 'late-draw'),
  goal('scripts dropped', 'scripts-dropped'),
  goal('a schedule changed while an issue sells', 'schedule-changed'),
  goal('a schedule changed in a break', 'schedule-changed-in-break'),
  goal('maintenance', 'maintenance'),
  goal('time that passed at another rate', 'waited', /^(2|60)$/),
  goal('a clock of the machine that was set back', 'turned-back'),
  goal('a restart after a time off', 'restarted', /off/),
  goal('a kill', 'killed'),
  goal('a restore', 'restored'),
  goal('a step taken back', 'back'),
  goal('a step taken back, and that too', 'forward'),
  goal('a prize after going back', 'bet-won', undefined, 'isUndone'),
  goal('a prize after a reset', 'bet-won', undefined, 'isReset'),
];

/** Which goals a simulation reached, and how often. */
export class Goals {
  readonly #reached = new Map<Goal, number>();

  note({ events, marks }: Model): void {
    for (const event of events)
      for (const one of GOALS)
        if (isReached(one, event, marks)) this.#reached.set(one, this.timesOf(one) + 1);
  }

  timesOf(one: Goal): number {
    return this.#reached.get(one) ?? 0;
  }

  get reached(): number {
    return this.#reached.size;
  }

  get missed(): readonly string[] {
    return GOALS.filter((one) => !this.#reached.has(one)).map(({ name }) => name);
  }
}

function isReached({ what, of, mark }: Goal, event: ModelEvent, marks: Marks): boolean {
  if (event.what !== what) return false;
  return (of === undefined || of.test(String(event.detail))) && (mark === undefined || marks[mark]);
}
