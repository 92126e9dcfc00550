/**
 * People who may not control are invited into one world. It lasts until it is ended, or its world is reset or deleted;
 * a step back and a restored snapshot leave it (decision 079).
 */
export type Invitation = {
  /** Neither of the world's secret, which a seeded reset repeats, nor in its database, which a step back restores. */
  readonly key: Buffer;
  readonly joined: { readonly userName: string; readonly joinedAtMs: number }[];
  /** The number in the name given last: a name that went with a step back stays taken. */
  lastNumber: number;
  /** When (real ms of the process) a place was taken lately, by address. */
  readonly arrivals: Map<string, readonly number[]>;
};
