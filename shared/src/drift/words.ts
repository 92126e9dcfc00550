import type { SchemaNode } from '../contract/schema-node.ts';
import type { Field } from './field.ts';

/** So much of a text is told (control §13, `got`). */
const MOST_LETTERS = 60;

/** Where a text was cut off (control §13, `got`). */
export const CUT = '…';

/** A text as JSON, cut off where it is long (control §13, `got`). */
export function wordsOfText(text: string): string {
  const told = JSON.stringify(text);
  return told.length > MOST_LETTERS ? `${told.slice(0, MOST_LETTERS)}${CUT}` : told;
}

/** What may stand in a field, in words (control §13, `expected`). */
export function wordsOfField({ branches }: Field): string {
  return [...new Set(branches.map(wordsOfNode))].join(' or ');
}

function wordsOfNode(node: SchemaNode): string {
  const { type, minimum, maximum, pattern } = node;
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum !== undefined) return node.enum.join(', ');
  const hasRange = minimum !== undefined || maximum !== undefined;
  const range = hasRange ? ` ${minimum ?? ''}…${maximum ?? ''}` : '';
  return `${type ?? 'anything'}${range}${pattern === undefined ? '' : ` like ${pattern}`}`;
}

/** What stood there, in words: the content of a list or an object is not told (control §13, `got`). */
export function wordsOfValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'object') return 'object';
  return `${typeof value} ${typeof value === 'string' ? wordsOfText(value) : String(value)}`;
}

/** What stood in place of an envelope: nothing of it is told, since it may be any page (control §13). */
export function wordsOfBody(text: string): string {
  if (text.trim() === '') return 'an empty body';
  if (/^\s*<(!doctype|html)/i.test(text)) return 'an HTML page';
  return 'a text that is no JSON object';
}
