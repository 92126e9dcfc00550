import type { Bet } from '@canada28/shared/contract/betting.contract.ts';
import type { Chase, ChaseItem } from '@canada28/shared/contract/chase.ts';
import type { ChatLine } from '@canada28/shared/contract/chat.contract.ts';
import type { ErrorName } from '@canada28/shared/contract/error-codes.ts';
import type { FinanceOrder } from '@canada28/shared/contract/finance.contract.ts';
import type { PlayLimits } from '@canada28/shared/contract/play-limits.contract.ts';
import type { PlayerStatus } from '@canada28/shared/contract/profile.contract.ts';
import type { FaultRequest } from '@canada28/shared/control/faults.control.ts';
import type { ChaseMode } from '@canada28/shared/game/chase-plan.ts';
import type { StopMode } from '@canada28/shared/game/chase-stop.ts';
import type { ScheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import type { BackgroundPlayer } from '../background-players.ts';

/** What an account has when it is opened. All share the passwords of the demo accounts. */
export type AccountWish = {
  /** `demo` unless given. */
  readonly userName?: string;
  readonly nickName?: string;
  /** Available at once, USDT; 1,000 unless given. */
  readonly usdt?: number;
  /** Whether a transaction password is set; it is unless said otherwise. */
  readonly hasPayPassword?: boolean;
  /** Whether the least deposit has arrived as a part of the money, without which nothing can be withdrawn. */
  readonly hasDeposited?: boolean;
  readonly forbidden?: 'trade' | 'login';
};

/** A stake of a slip: play code 0–37, whole USDT. */
export type Stake = readonly [playCode: number, usdt: number];

/** A chase from the issue on sale on. */
export type ChaseWish = {
  readonly mode: ChaseMode;
  readonly playCode: number;
  readonly issues: number;
  /** On the first issue, whole USDT. */
  readonly usdt: number;
  readonly stop: StopMode;
  /** Profitable: percent of the stakes. */
  readonly winRate?: number;
};

/** What a reviewer makes of an order, one after the other. */
export type Outcome = 'success' | 'failed' | 'cancelled' | 'approved' | 'rejected';

/** A player as a scenario plays them, each time through the handler of the product at the present of the world. */
export type ScenarioPlayer = {
  readonly id: number;
  /** Places a slip on the issue on sale. */
  bet(...stakes: readonly Stake[]): void;
  chase(wish: ChaseWish): void;
  /** Stops the newest chase. */
  stopChase(): void;
  /** Submits a deposit (TRC20), which a person then reviews; without an outcome it awaits what the world's policy says. */
  deposit(usdt: number, ...outcomes: readonly Outcome[]): void;
  /** The same for a withdrawal, to the default address of the book. */
  withdraw(usdt: number, ...outcomes: readonly Outcome[]): void;
  addAddress(protocol: 'TRC20' | 'ERC20', name: string): void;
  say(text: string): void;
  limitDeposits(usdtADay: number): void;
  takeBreak(ms: number): void;
  /** Gives a wrong transaction password so many times, from one place after the other. */
  mistypePayPassword(times: number): void;

  /** Available and frozen, USDT. */
  money(): { readonly available: number; readonly frozen: number };
  status(): PlayerStatus;
  hasPayPassword(): boolean;
  /** Newest first. */
  bets(): readonly Bet[];
  /** Newest first. */
  chases(): readonly Chase[];
  /** In the order of their issues. */
  itemsOf(chase: Chase): readonly ChaseItem[];
  /** Newest first. */
  orders(kind: 'deposit' | 'withdrawal'): readonly FinanceOrder[];
  countAddresses(): number;
  limits(): PlayLimits;
  countUnread(): number;
  /** What the product refuses a action of this player with; undefined when it lets them. Nothing of it stays. */
  refusalOf(action: (player: ScenarioPlayer) => void): ErrorName | undefined;
};

/** An issue as a scenario sees it (epoch ms). */
export type ScenarioIssue = {
  readonly issueCode: string;
  readonly phase: 'selling' | 'sealed';
  readonly saleStartMs: number;
  readonly saleEndMs: number;
};

/** An issue that was drawn. */
export type ScenarioResult = {
  readonly issueCode: string;
  readonly sum: number;
  readonly isForced: boolean;
};

/** What goes wrong with which player calls. */
export type ScenarioFault = {
  readonly on: FaultRequest['match'];
  readonly happens: FaultRequest['then'];
};

/** A world while a scenario is played in it, and while its sentence is proved; time stands still but for what moves it. */
export type ScenarioWorld = {
  open(wish?: AccountWish): ScenarioPlayer;
  /** The player of that name, `demo` unless given. Throws when there is none. */
  player(userName?: string): ScenarioPlayer;
  /** Adds a player who bets and talks by themselves from now on. */
  openBackground(player: BackgroundPlayer, usdt: number): void;
  pass(ms: number): void;
  /** The same for a span in which much happens. */
  passInSteps(ms: number): Generator<void, void>;
  /** Goes to the next such moment of the schedule, or so many ms after it (before it, if negative). */
  goTo(moment: 'next-issue' | 'cutoff' | 'maintenance', byMs?: number): void;
  /** Sums of the next draws that have none yet. */
  script(...sums: readonly number[]): void;
  /** What becomes of the issue of the present: no result, or one so many ms later than planned. */
  scriptIssue(script: { readonly void: true } | { readonly lateMs: number }): void;
  /** The operator closes the service, or opens it. */
  switchMaintenance(isOn: boolean): void;
  addFault(fault: ScenarioFault): void;

  nowMs(): number;
  countPlayers(): number;
  /** The issue whose slot it is now; undefined in the break. */
  issue(): ScenarioIssue | undefined;
  /** Whether it is the daily break of the schedule. */
  isBreak(): boolean;
  /** The issues that were drawn last, newest first. */
  results(count: number): readonly ScenarioResult[];
  /** Whether an issue ended without a result. */
  isVoid(issueCode: string): boolean;
  /** The issues whose slot is over and that still await their draw, and how late it is scripted to be (ms). */
  awaited(): readonly { readonly issueCode: string; readonly lateMs: number }[];
  /** Sums that are scripted for draws to come. */
  scriptedSums(): readonly number[];
  isUnderMaintenance(): boolean;
  faults(): readonly ScenarioFault[];
  /** What was said last, oldest first. */
  chat(): readonly ChatLine[];
  readonly schedule: ScheduleConfig;
  /** By play code. */
  readonly oddsThousandths: readonly number[];
  readonly tokenRotationMs: number | undefined;
};
