import type { SchemaNode } from '../../contract/schema-node.ts';
import { isUsdtAmount } from '../../contract/schemas.ts';
import { type Complaint, complaint } from '../complaint.ts';
import { wordsOfField, wordsOfValue } from '../words.ts';
import type { FieldRule } from './rule.ts';
import { isOfType } from './type.ts';

/** A value has the right type, and is outside of what the contract lists, limits or formats; another type is `typeRule`'s. */
export const valueRule: FieldRule = ({ field, value }) => {
  const isRight = field.branches.some((branch) => isOfType(branch, value) && isWithin(branch, value));
  if (isRight) return NOTHING;
  const branches = field.branches.filter((branch) => isOfType(branch, value));
  if (branches.length === 0) return NOTHING;
  const isTooFine = branches.some(isUsdtAmount);
  const expected = isTooFine ? 'at most 6 decimals' : wordsOfField(field);
  return [complaint('value', field.where, expected, wordsOfValue(value))];
};

const NOTHING: readonly Complaint[] = [];

function isWithin(node: SchemaNode, value: unknown): boolean {
  if (node.const !== undefined) return node.const === value;
  if (node.enum !== undefined) return node.enum.some((choice) => choice === value);
  if (typeof value === 'number') return isNumberWithin(node, value);
  return typeof value !== 'string' || isTextWithin(node, value);
}

function isNumberWithin(node: SchemaNode, value: number): boolean {
  const { minimum = -Infinity, maximum = Infinity } = node;
  if (value < minimum || value > maximum) return false;
  return !isUsdtAmount(node) || isMicros(value);
}

/** Money has at most 6 decimals (player-api §1): no number that a float can tell from one of them has more. */
function isMicros(usdt: number): boolean {
  return Number(usdt.toFixed(6)) === usdt;
}

function isTextWithin({ pattern, minLength = 0, maxLength = Infinity }: SchemaNode, value: string): boolean {
  const { length } = [...value];
  if (length < minLength || length > maxLength) return false;
  return pattern === undefined || regExpOf(pattern).test(value);
}

const regExps = new Map<string, RegExp>();

/** The contract has a dozen patterns. */
function regExpOf(pattern: string): RegExp {
  const known = regExps.get(pattern) ?? new RegExp(pattern, 'u');
  regExps.set(pattern, known);
  return known;
}
