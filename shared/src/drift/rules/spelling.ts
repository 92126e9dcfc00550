import { complaint } from '../complaint.ts';
import { nameIn } from '../name-in.ts';
import type { FieldRule } from './rule.ts';

/** A field of the contract came under a name that is nearly its own. */
export const spellingRule: FieldRule = ({ names }) =>
  [...(names?.spelled ?? [])].map(([{ where }, spelling]) =>
    complaint('spelling', where, nameIn(where), spelling),
  );
