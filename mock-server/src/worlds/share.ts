/**
 * A console of one world that a browser elsewhere may use, until a moment of the wall clock (epoch ms). It lasts until then
 * or until it is ended, or its world is reset or deleted; a step back and a restored snapshot leave it.
 */
export type Share = {
  readonly id: string;
  /** The tester who shared it. */
  readonly by: string;
  readonly madeAtMs: number;
  readonly untilMs: number;
  /** As that of an invitation: neither of the world's secret nor in its database. */
  readonly key: Buffer;
};
