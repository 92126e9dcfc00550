/** Rows that are forgotten some time (ms) after the moment in one of their columns. */
export type Forgotten = {
  readonly afterMs: number;
  readonly momentColumn: string;
  /** What the rows are in the order of time by: an indexed moment, or an id that is counted up. */
  readonly orderColumn: string;
  readonly keyColumns: string;
  readonly reason: string;
};

type Retained = { readonly retainedBecause: string };

/** For how long the rows of a table are kept. */
type TableRule = (Forgotten | Retained) & {
  /** When a row was written, of a table whose rows are written in the order of time: a world stands at no earlier moment. */
  readonly writtenColumn?: string;
  /** Rows that mean nothing in another world: a copy that becomes one of its own begins without them. */
  readonly isOfOneWorld?: true;
};

export type TableRules = Readonly<Record<string, TableRule>>;
