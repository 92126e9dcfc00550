import type { Static, TSchema } from 'typebox';
import type { ErrorName } from './error-codes.ts';
import { noInput } from './schemas.ts';

/** Where the knowledge of a call comes from (player-api §0): named by the owner, seen in production, or ours. */
export type Origin = 'known' | 'observed' | 'assumed';

/** Whether a call is for logged-in players only (player-api §2, column Session). */
type SessionNeed = 'required' | 'none';

/** One call on the wire: everything server, client, documentation and tests need to know of it (player-api §1–§3). */
export type Call<
  Path extends string = string,
  Input extends TSchema = TSchema,
  Output extends TSchema = TSchema,
  Session extends SessionNeed = SessionNeed,
  Origins extends readonly Origin[] = readonly Origin[],
> = {
  /** Which base path it stands under: `/player-api/player` or `/player-api/player/game` (player-api §1). */
  readonly base: 'player' | 'game';
  /** The path below the base, spelled as production spells it. */
  readonly path: Path;
  /** What it does, for the documentation and for readers of its file. */
  readonly summary: string;
  /** Of the call and its fields: one that is `assumed` and nothing else is ours altogether. */
  readonly origins: Origins;
  /** `required`: answered with `notLoggedIn` when no valid session comes along. */
  readonly session: Session;
  readonly input: Input;
  readonly output: Output;
  /** What it refuses beyond the transport's own refusals, in the order of the checks. */
  readonly refusals: readonly ErrorName[];
  /** Takes an `Idempotency-Key` header: a retry gets the first answer again (player-api §3). */
  readonly isIdempotent?: boolean;
  /** Books an entry, or ends what holds money: refused on the way to another server, unless that is allowed (control §13). */
  readonly movesMoney?: boolean;
  /** Answered in every state of the service, under maintenance too: a player can always leave (player-api §2). */
  readonly isAlwaysAnswered?: boolean;
  /** One request and its reply, shown in the documentation and validated by a test. */
  readonly example: { readonly input: Static<Input>; readonly output: Static<Output> };
};

/**
 * Describes one call: a player call for members, which takes no input and refuses nothing, unless it says otherwise. Its
 * types follow from the argument.
 */
export function defineCall<
  const Path extends string,
  Output extends TSchema,
  const Origins extends readonly Origin[],
  const Session extends SessionNeed = 'required',
  Input extends TSchema = typeof noInput,
>(
  call: Omit<Call<Path, Input, Output, Session, Origins>, keyof typeof UNSAID | 'example'> & {
    readonly base?: 'player' | 'game';
    readonly session?: Session;
    readonly input?: Input;
    readonly refusals?: readonly ErrorName[];
    readonly example: { readonly input?: Static<Input>; readonly output: Static<Output> };
  },
): Call<Path, Input, Output, Session, Origins> {
  const example = { input: {}, ...call.example };
  // What is not said has the type that stands here for it.
  return { ...UNSAID, ...call, example } as unknown as Call<Path, Input, Output, Session, Origins>;
}

/** What holds of a call where it says nothing else. */
const UNSAID = { base: 'player', session: 'required', input: noInput, refusals: [] };

/** What the caller of `C` sends as the JSON body. */
export type InputOf<C extends Call> = Static<C['input']>;

/** What `C` answers in the envelope's `data`. */
export type OutputOf<C extends Call> = Static<C['output']>;

/** Everything a call may refuse with, the transport's own refusals included, in the order of the checks (player-api §1–§4). */
export function refusalsOf(call: Call): readonly ErrorName[] {
  const maintenance: readonly ErrorName[] = call.isAlwaysAnswered === true ? [] : ['underMaintenance'];
  const session: readonly ErrorName[] = call.session === 'required' ? ['notLoggedIn'] : [];
  const body: readonly ErrorName[] = call.input === noInput ? [] : ['malformedBody', 'badParameter'];
  const key: readonly ErrorName[] = call.isIdempotent === true ? ['idempotencyKeyReused'] : [];
  const transport: readonly ErrorName[] = ['wrongMethod', 'foreignPage', ...maintenance, 'busy'];
  return [...new Set([...transport, ...session, ...body, ...key, ...call.refusals, 'systemError' as const])];
}
