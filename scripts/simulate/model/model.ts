import type {
  HouseAccount,
  Marks,
  ModelBet,
  ModelChase,
  ModelEvent,
  ModelFault,
  ModelIssue,
  ModelOrder,
  ModelPlayer,
  ModelSession,
  ModelSettings,
  Scripts,
} from './state.ts';

/**
 * A world as the rules say that it is: who has what, what is held, what comes next. Its parts are replaced, never changed,
 * so that a copy costs little and stays what it was.
 */
export class Model {
  nowMs: number;
  rate = 1;
  isUnderMaintenance = false;
  settings: ModelSettings;
  players: ModelPlayer[] = [];
  bets: ModelBet[] = [];
  chases: ModelChase[] = [];
  orders: ModelOrder[] = [];
  /** Those that may still change, by their places. */
  openOrders: readonly number[] = [];
  /** Those that were not drawn yet, and the last that were, the oldest first. */
  issues: ModelIssue[] = [];
  scripts: Scripts = { next: [], outcome: new Map(), late: new Map() };
  sessions = new Map<string, ModelSession>();
  /** What a key of a player answered, with what it was sent with. */
  replies = new Map<string, { readonly body: string; readonly at: number }>();
  faults: readonly ModelFault[] = [];
  /** Beyond what a number counts exactly: testers may credit without end. */
  house: Record<HouseAccount, bigint>;
  marks: Marks = { isRestored: false, isUndone: false, isKilled: false, isReset: false };
  /** What stands before these has come to its end. */
  firstOpenBet = 0;
  firstOpenIssue = 0;
  firstOpenChase = 0;
  /** What happened in the last step. */
  events: ModelEvent[] = [];

  constructor(nowMs: number, settings: ModelSettings) {
    this.nowMs = nowMs;
    this.settings = settings;
    this.house = {
      deposits: 0n,
      withdrawals: 0n,
      stakes: 0n,
      prizes: 0n,
      fees: 0n,
      'demo-credit': 0n,
      bonuses: 0n,
      operator: 0n,
    };
  }

  copy(): Model {
    const copy = new Model(this.nowMs, this.settings);
    Object.assign(copy, this, {
      players: [...this.players],
      bets: [...this.bets],
      chases: [...this.chases],
      orders: [...this.orders],
      issues: [...this.issues],
      sessions: new Map(this.sessions),
      replies: new Map(this.replies),
      house: { ...this.house },
      events: [],
    });
    return copy;
  }

  player(index: number): ModelPlayer {
    const player = this.players[index];
    if (player === undefined) throw new Error(`the model has no player ${index}`);
    return player;
  }

  change(index: number, change: Partial<ModelPlayer>): void {
    this.players[index] = { ...this.player(index), ...change };
  }

  /** Moves money between the house and what a player has available, or has frozen. */
  book(index: number, side: 'available' | 'frozen', house: HouseAccount, amount: number): void {
    this.change(index, { [side]: this.player(index)[side] + amount });
    this.house[house] -= BigInt(amount);
  }

  /** Holds money of a player, or gives it back where the amount is below zero. */
  hold(index: number, amount: number): void {
    const { available, frozen } = this.player(index);
    this.change(index, { available: available - amount, frozen: frozen + amount });
  }

  tell(what: string, detail?: string | number): void {
    this.events.push(detail === undefined ? { what } : { what, detail });
  }

  issue(code: string): ModelIssue | undefined {
    return this.issues.findLast((issue) => issue.code === code);
  }

  /** The one whose sale opened last. */
  get current(): ModelIssue | undefined {
    return this.issues.findLast(({ saleStart }) => saleStart <= this.nowMs);
  }

  get newest(): ModelIssue {
    const issue = this.issues.at(-1);
    if (issue === undefined) throw new Error('the model has no issue');
    return issue;
  }
}
