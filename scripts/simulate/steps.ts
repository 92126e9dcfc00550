import type { SlipItem } from './model/betting.ts';
import type { ChaseOrder } from './model/chase-plan.ts';
import type { Password } from './model/finance.ts';
import type { SentSettings } from './model/settings.ts';

/** Which issue: so many after the one whose sale opened last; 0 is that one itself. */
type IssueOffset = number;

/** What a call that moves money may have beside: a key, and a reply that its player never sees. */
type Sending = { readonly key?: string; readonly isLost?: true };

/**
 * One step of a simulation, as data: written to a file it can be done again. What it is about is named by its place (the
 * third player, the second to last order), so that a step means something, too, when others before it are left out; one
 * that is about nothing does nothing.
 */
export type Step =
  | ({
      readonly do: 'bet';
      readonly player: number;
      readonly issue: IssueOffset;
      readonly items: readonly SlipItem[];
      readonly extra?: number;
    } & Sending)
  | ({
      readonly do: 'chase';
      readonly player: number;
      readonly issue: IssueOffset;
      readonly order: ChaseOrder;
    } & Sending)
  | { readonly do: 'stop'; readonly player: number; readonly back: number }
  | ({
      readonly do: 'deposit';
      readonly player: number;
      readonly amount: number;
      readonly password: Password;
    } & Sending)
  | ({
      readonly do: 'withdraw';
      readonly player: number;
      readonly amount: number;
      readonly password: Password;
      readonly address: number;
    } & Sending)
  | { readonly do: 'again'; readonly player: number; readonly isOther: boolean }
  | {
      readonly do: 'limit';
      readonly player: number;
      readonly of: 'dailyDeposit' | 'dailyLoss';
      readonly value: number | null;
    }
  | { readonly do: 'time-out'; readonly player: number; readonly minutes: number }
  | {
      readonly do: 'address';
      readonly player: number;
      readonly change: 'add' | 'delete';
      readonly place: number;
      readonly password: Password;
    }
  | { readonly do: 'log-in' | 'log-out' | 'look'; readonly player: number }
  | { readonly do: 'review'; readonly back: number; readonly outcome: string }
  | { readonly do: 'credit'; readonly player: number; readonly amount: number }
  | {
      readonly do: 'account';
      readonly player: number;
      readonly change: 'forbid-trade' | 'forbid-login' | 'allow' | 'unlock' | 'end-sessions' | 'no-limits';
    }
  | { readonly do: 'next-sums'; readonly sums: readonly number[] }
  | {
      readonly do: 'script';
      readonly issue: IssueOffset;
      readonly wish: { readonly sum: number } | { readonly lateMs: number } | { readonly void: true };
    }
  | { readonly do: 'drop-scripts' }
  | { readonly do: 'fault'; readonly player: number; readonly path: string; readonly kind: FaultKind }
  | { readonly do: 'clear-faults' }
  | { readonly do: 'settings'; readonly settings: SentSettings }
  | { readonly do: 'maintenance'; readonly isOn: boolean }
  | { readonly do: 'advance'; readonly ms: number }
  | {
      readonly do: 'go-to';
      readonly moment: 'cutoff' | 'draw' | 'settled' | 'next-issue' | 'maintenance' | 'maintenance-end';
    }
  | { readonly do: 'rate'; readonly rate: number }
  | { readonly do: 'save' | 'restore' | 'delete'; readonly name: string }
  | { readonly do: 'back' | 'forward' | 'reset' }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'turn-back'; readonly ms: number }
  | { readonly do: 'restart'; readonly offMs: number; readonly isKilled: boolean };

export type FaultKind = 'status' | 'code' | 'empty' | 'broken' | 'session' | 'maintenance';

/** A world by its seed and settings, and what is done in it: enough to have it again. */
export type Story = {
  readonly seed: string;
  readonly settings: SentSettings;
  readonly steps: readonly Step[];
};
