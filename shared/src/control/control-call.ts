import { type Static, type TProperties, type TSchema, Type } from 'typebox';
import { namedShape } from '../contract/schemas.ts';
import type { StepWords } from './undo-step.ts';

/** What every control call stands under, on the mock's own origin (control §0). */
export const CONTROL_BASE = '/__mock';

/** Name of the world that requests act in unless they name another: it is always there, is reset, and never deleted. */
export const DEFAULT_WORLD_NAME = 'default';

/** With any value: a control call that only reads, of a page that polls; it is no part of the journal (control §7). */
export const OBSERVER_HEADER = 'x-observer';

/**
 * Who makes a control call: the name of a tester, as it is or, because a header holds few letters, as
 * `encodeURIComponent` writes it (control §14).
 */
export const TESTER_HEADER = 'x-tester';

/** Any of these fields and no other. */
export function anyOf<Properties extends TProperties>(properties: Properties) {
  return Type.Partial(Type.Object(properties), { additionalProperties: false });
}

/** Of a call that takes nothing in its path, its query or its body. */
export const nothing = namedShape('Nothing', {});

/** One control call on the wire: everything server, tests, console and documentation need to know of it (control §0). */
export type ControlCall<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Output extends TSchema = TSchema,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below the base, its parameters as `:name`. */
  readonly path: `/${string}`;
  /** What it does, for the documentation and for readers of its file. */
  readonly summary: string;
  /** A whole sentence: which forms the input may have. It answers a call of another form. */
  readonly takes: string;
  readonly params: Params;
  /** Sent as text, read as the type that the schema says. */
  readonly query: Query;
  readonly body: Body;
  /** The media type of a body that is no JSON: a file; `body` then takes nothing else. */
  readonly accepts?: 'application/octet-stream';
  /** The most bytes of a body, where it may have more than other calls'. */
  readonly mostBytes?: number;
  /**
   * What the call does to the world, in a few words, where the pipeline records an undo step before it (control §2, §14):
   * the clock, scenarios and restores record their own. Undefined where the input asks for no change: there is no step then.
   */
  step?(input: StepInput<Params, Query, Body>): StepWords | undefined;
  readonly output: Output;
  /** The media type of a reply that is no envelope: a file, a stream, a page; `output` then says what one is made of. */
  readonly produces?: string;
  /** One request and its reply, shown in the documentation and held against schemas and server by a test. */
  readonly example: {
    readonly params: Static<Params>;
    readonly query: Static<Query>;
    readonly body: Static<Body>;
    readonly output: Static<Output>;
  };
};

type StepInput<Params extends TSchema, Query extends TSchema, Body extends TSchema> = {
  readonly params: Static<Params>;
  readonly query: Static<Query>;
  readonly body: Static<Body>;
};

/** A control call as its file describes it: a part of the request that it does not name takes nothing. */
type Described<
  Params extends TSchema,
  Query extends TSchema,
  Body extends TSchema,
  Output extends TSchema,
> = Omit<ControlCall<Params, Query, Body, Output>, 'takes' | 'params' | 'query' | 'body' | 'example'> & {
  readonly takes?: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly example: {
    readonly params?: Static<Params>;
    readonly query?: Static<Query>;
    readonly body?: Static<Body>;
    readonly output: Static<Output>;
  };
};

/** Describes one control call; the types of its parts follow from the argument. */
export function defineControl<
  Params extends TSchema = typeof nothing,
  Query extends TSchema = typeof nothing,
  Body extends TSchema = typeof nothing,
  Output extends TSchema = TSchema,
>(call: Described<Params, Query, Body, Output>): ControlCall<Params, Query, Body, Output> {
  const unnamed = { params: nothing, query: nothing, body: nothing, takes: 'The call takes nothing.' };
  const example = { params: {}, query: {}, body: {}, ...call.example };
  // A part that is not named has the type of `nothing`.
  return { ...unnamed, ...call, example } as unknown as ControlCall<Params, Query, Body, Output>;
}

/** What the caller of `C` sends, by its place in the request. */
export type ControlInputOf<C extends ControlCall> = {
  readonly params: Static<C['params']>;
  readonly query: Static<C['query']>;
  readonly body: Static<C['body']>;
};

/** What `C` answers in the envelope's `data`. */
export type ControlOutputOf<C extends ControlCall> = Static<C['output']>;
