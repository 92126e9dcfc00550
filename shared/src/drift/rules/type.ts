import type { SchemaNode } from '../../contract/schema-node.ts';
import { complaint } from '../complaint.ts';
import { wordsOfField, wordsOfValue } from '../words.ts';
import type { FieldRule } from './rule.ts';

/** A value is of another JSON type than the contract says: a text for a number, null where nothing may be null. */
export const typeRule: FieldRule = ({ field, value }) =>
  field.branches.some((branch) => isOfType(branch, value))
    ? []
    : [complaint('type', field.where, wordsOfField(field), wordsOfValue(value))];

/** Whether a value has the JSON type of a schema (control §13). */
export function isOfType({ type, const: only, enum: choices }: SchemaNode, value: unknown): boolean {
  if (only !== undefined) return typeOf(value) === typeOf(only);
  if (choices !== undefined) return choices.some((choice) => typeOf(choice) === typeOf(value));
  if (type === 'integer') return Number.isInteger(value);
  return type === undefined || type === typeOf(value);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
