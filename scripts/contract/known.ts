import type { AnyCall, CallPath } from '@canada28/shared/contract/all-calls.ts';
import type { InputOf, OutputOf } from '@canada28/shared/contract/call.ts';
import type { ErrorName } from '@canada28/shared/contract/error-codes.ts';
import { TOKEN_HEADER_NAME } from '@canada28/shared/contract/profile.contract.ts';
import type { Account } from './options.ts';

/** The contract entry of a path. */
export type CallAt<Path extends CallPath> = Extract<AnyCall, { readonly path: Path }>;

/** The name of the account that a run opens. */
export function nameOfRun(runId: string): string {
  return `check-${runId}`;
}

/** What the check has learned from the server so far; later requests are made from it. */
export class Known {
  account: Account | undefined;
  payPassword: string | undefined;
  /** Whether this run opened the account: then nothing of value is on it. */
  get isOwnAccount(): boolean {
    return this.account?.name === nameOfRun(this.runId);
  }

  /** Tells this run's names and addresses from those of every other run. */
  readonly runId: string;
  readonly #replies = new Map<CallPath, unknown>();

  constructor(
    {
      account,
      payPassword,
    }: { readonly account: Account | undefined; readonly payPassword: string | undefined },
    runId: string,
  ) {
    this.account = account;
    this.payPassword = payPassword;
    this.runId = runId;
  }

  /** Keeps a reply that conforms, fields too many apart. */
  learn(path: CallPath, data: unknown): void {
    this.#replies.set(path, data);
  }

  /** The last reply of a call that was kept; undefined when there was none. */
  replyOf<Path extends CallPath>(path: Path): OutputOf<CallAt<Path>> | undefined {
    // Sound: only replies that conform to the schema of their call are kept, assumed fields and fields too many apart.
    return this.#replies.get(path) as OutputOf<CallAt<Path>> | undefined;
  }

  /** Headers of the session that was opened, as the client sends them; none before. */
  sessionHeaders(): Record<string, string> {
    const user = this.replyOf('user/login');
    const token = user?.tokenValue;
    if (user === undefined || token === null || token === undefined) return {};
    return { [TOKEN_HEADER_NAME]: token, 'x-token': token, 'x-user-id': String(user.id) };
  }
}

/** Why a call is not made. */
export class Skipped {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

/** How one call is checked. */
export type Probe<C extends AnyCall> = {
  /** A `write` changes something or moves money; it is made only when writes are allowed. */
  readonly kind: 'read' | 'write';
  readonly input: (known: Known) => InputOf<C> | Skipped;
  /** What else is known once the call succeeded. */
  readonly learn?: (known: Known, input: InputOf<C>) => void;
  /** The option that these refusals say is wrong, where it was given: then nothing can be said of the server. */
  readonly wrong?: {
    readonly option: '--account' | '--pay-password';
    readonly isGiven: (known: Known) => boolean;
    readonly refusals: readonly ErrorName[];
  };
};
