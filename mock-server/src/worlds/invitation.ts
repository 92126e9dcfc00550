/** A browser that joined a world, as one of its players. */
export type Visitor = {
  readonly userName: string;
  /** Theirs in the world as it is now: the client names it with each call. */
  playerId: number;
  /** By the clock of the world (epoch ms). */
  readonly joinedAtMs: number;
  /** When their browser called last, by the wall clock (epoch ms). */
  seenAtMs: number;
};

/**
 * People who may not control are invited into one world. It lasts until it is ended, or its world is reset or deleted; a
 * step back, a scenario and a restored snapshot leave it, and those who joined stay joined (decision 079).
 */
export type Invitation = {
  /** Neither of the world's secret, which a seeded reset repeats, nor in its database, which a step back restores. */
  readonly key: Buffer;
  /** What a visitor types who cannot scan the link; no other invitation of the process has the same. */
  readonly shortCode: string;
  readonly joined: Visitor[];
  /** The number in the name given last: a name that went with a step back stays taken. */
  lastNumber: number;
  /** When (real ms of the process) a place was taken lately, by address. */
  readonly arrivals: Map<string, readonly number[]>;
};
