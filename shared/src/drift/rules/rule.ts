import type { Complaint } from '../complaint.ts';
import type { Field } from '../field.ts';
import type { Judged } from '../judged.ts';
import type { Names } from '../names-of.ts';

/** What stands in a field, and of an object how its names compare with the contract's. */
export type Place = {
  readonly field: Field;
  readonly value: unknown;
  readonly names: Names | undefined;
};

/** One kind of difference within a body (control §13). */
export type FieldRule = (place: Place) => readonly Complaint[];

/** One kind of difference outside of the bodies (control §13). */
export type ReplyRule = (judged: Judged) => readonly Complaint[];
