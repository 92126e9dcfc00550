import type { Address } from './addresses.ts';
import type { Bet } from './bets.ts';
import type { Chase } from './chases.ts';
import type { Schedule } from './issues.ts';
import type { Message } from './messages.ts';
import type { Order } from './orders.ts';

/** What the server holds in memory, and nothing else. */
export type Lottery = Schedule & {
  readonly accounts: Map<string, Account>;
  /** The sessions, by token. */
  readonly tokens: Map<string, Account>;
  /** The account of calls without a session, where guests are let in. */
  guest?: Account | undefined;
  /** Deposits need the transaction password, too. */
  needsDepositPassword?: boolean | undefined;
  /** The next number of each kind. */
  readonly counts: Record<'account' | 'bet' | 'chase' | 'item' | 'order' | 'address' | 'message', number>;
  /** All before it are drawn and settled. */
  openSlot: number;
};

export type Account = {
  readonly id: number;
  readonly userName: string;
  password: string;
  payPassword: string | undefined;
  /** What the player may change. */
  profile: Readonly<Record<string, unknown>>;
  /** In millionths. */
  available: number;
  frozen: number;
  /** All newest first. */
  readonly bets: Bet[];
  readonly chases: Chase[];
  readonly orders: Order[];
  readonly messages: Message[];
  addresses: readonly Address[];
};

export function nextOf({ counts }: Lottery, kind: keyof Lottery['counts']): number {
  counts[kind] += 1;
  return counts[kind];
}
