import type { SchemaNode } from '../contract/schema-node.ts';
import type { Field } from './field.ts';

/** So much of a text is told (control §13, `got`). */
export const MOST_LETTERS = 60;

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
  const text = JSON.stringify(value) ?? String(value);
  return `${typeof value} ${text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text}`;
}

/** What stood in place of an envelope: nothing of it is told, since it may be any page (control §13). */
export function wordsOfBody(text: string): string {
  if (text.trim() === '') return 'an empty body';
  if (/^\s*<(!doctype|html)/i.test(text)) return 'an HTML page';
  return 'a text that is no JSON object';
}
