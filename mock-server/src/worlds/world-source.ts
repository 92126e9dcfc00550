/** One call of a recording as it went, or as a file tells it: secrets may be marked. */
export type RecordedReply = {
  /** When it was made, by the wall clock (epoch ms). */
  readonly atMs: number;
  /** What time it was on the server that answered (epoch ms). */
  readonly clockMs: number;
  /** Of the server that answered. */
  readonly origin: string;
  /** Whether a mock in between answered in its place. */
  readonly isOwn: boolean;
  readonly status: number;
  /** Names in lower case; those that say how the body was sent are left out. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
};

/** Another server, and what may be done to it. */
export type Upstream = {
  /** Its address without a slash at the end; it may have a path. */
  readonly url: string;
  /** Whether calls that move money reach it. */
  readonly allowWrites: boolean;
  /** Whether its certificate is believed, whatever it is. */
  readonly insecure: boolean;
};

/** The replies of calls by what they are found by, in the recorded order. */
export type Recording = {
  /** When the first of its calls was made (epoch ms). */
  readonly atMs: number;
  /** Where the time of its world begins (epoch ms). */
  readonly clockMs: number;
  readonly replies: ReadonlyMap<string, readonly RecordedReply[]>;
};

/** What a world answers the player API from: its database, another server or a recording (control §13). */
export type WorldSource =
  | { readonly kind: 'ordinary' }
  | { readonly kind: 'upstream'; readonly upstream: Upstream }
  | { readonly kind: 'recording'; readonly recording: Recording };

/** Of all worlds that have a database of players. */
export const ORDINARY: WorldSource = { kind: 'ordinary' };
