import type { Schedule, Slot } from './schedule.ts';

/** What is set, and the looser value that waits (player-api §2); undefined is no limit. */
export type Limit = {
  readonly value: number | undefined;
  readonly next: { readonly value: number | undefined; readonly at: number } | undefined;
};

export type ModelPlayer = {
  readonly id: number;
  /** 0 normal, 1 deleted, 2 log in forbidden, 3 trading forbidden. */
  readonly status: number;
  readonly available: number;
  readonly frozen: number;
  /** When wrong transaction passwords were given (epoch ms). */
  readonly wrong: readonly number[];
  readonly isLocked: boolean;
  readonly deposit: Limit;
  readonly loss: Limit;
  readonly timeOut: number;
  readonly addresses: readonly { readonly id: number; readonly isDeleted: boolean }[];
};

export type ModelBet = {
  readonly player: number;
  readonly issue: string;
  readonly code: number;
  readonly amount: number;
  readonly odds: number;
  /** 1 waiting, 2 won, 3 did not win, 4 cancelled. */
  readonly status: number;
  readonly prize: number;
  readonly placedAt: number;
  /** Which chase it belongs to, as its place in the list. */
  readonly chase: number | undefined;
};

export type ModelItem = {
  readonly issue: string;
  readonly amount: number;
  readonly multiple: number;
  /** 0 not executed, 1 executed, 2 cancelled, 3 paused. */
  readonly status: number;
  /** Why it was given back although the chase went on (player-api §3, `lossReason`). */
  readonly loss: number | undefined;
  readonly bet: number | undefined;
};

export type ModelChase = {
  readonly player: number;
  readonly planType: number;
  readonly profitRule: 'grow' | 'stop';
  readonly code: number;
  readonly odds: number;
  readonly rate: number;
  readonly stopMode: number;
  /** 0 running, 2 finished, 3 stopped. */
  readonly status: number;
  readonly items: readonly ModelItem[];
};

export type ModelOrder = {
  readonly player: number;
  /** 10 deposit, 20 withdrawal. */
  readonly type: number;
  readonly amount: number;
  readonly fee: number;
  readonly status: number;
  readonly bonus: number;
  readonly createdAt: number;
  /** What becomes of it by itself. */
  readonly next: { readonly status: number; readonly at: number } | undefined;
};

export type ModelIssue = Slot & {
  readonly code: string;
  readonly state: 'open' | 'drawn' | 'void';
  readonly sum: number | undefined;
};

/** What testers want of draws to come. */
export type Scripts = {
  /** Sums of the next draws. */
  readonly next: readonly number[];
  readonly outcome: ReadonlyMap<string, number | 'void'>;
  readonly late: ReadonlyMap<string, number>;
};

export type ModelSession = {
  readonly player: number;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** The token that replaced it. */
  readonly replacedBy: string | undefined;
  /** The log in that it goes on with. */
  readonly login: string;
};

export type ModelSettings = Schedule & {
  readonly odds: readonly number[];
  readonly profitRule: 'grow' | 'stop';
  readonly doubleRule: 'spaced' | 'stepped';
  readonly mostIssues: number;
  readonly policy: 'auto' | 'manual';
  readonly review: number;
  readonly isPasswordNeeded: boolean;
  readonly bonusPercent: number;
  readonly bonusMost: number;
  readonly depositLeast: number;
  readonly depositMost: number;
  readonly withdrawalLeast: number;
  readonly withdrawalMost: number;
  /** Hundredths of a percent. */
  readonly feeBasisPoints: number;
  /** Whether a tester set when draws come: then they come so, however long an issue is sealed. */
  readonly isDelayOwn: boolean;
  /** How old a token gets (ms); 0: tokens stay. */
  readonly rotation: number;
};

export type ModelFault = { readonly player: number; readonly path: string; readonly kind: string };

/** Something that happened, with what tells one case from another. */
export type ModelEvent = { readonly what: string; readonly detail?: string | number };

/** How a world came here: what goals are about. */
export type Marks = {
  readonly isRestored: boolean;
  readonly isUndone: boolean;
  readonly isKilled: boolean;
  readonly isReset: boolean;
};

/** Accounts of the house (game §6). */
export type HouseAccount =
  | 'deposits'
  | 'withdrawals'
  | 'stakes'
  | 'prizes'
  | 'fees'
  | 'demo-credit'
  | 'bonuses'
  | 'operator';
