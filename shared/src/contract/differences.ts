import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { isRecord } from './is-record.ts';
import { isAssumed, nodeOf, type SchemaNode } from './schema-node.ts';

/** One place where a value is not what the contract says. */
export type Difference = {
  /** Like `data.list[].money`. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
  /** It concerns a field that is ours: a server may go without it (player-api §0, "A"). */
  readonly isAssumed: boolean;
};

/** What is expected where a value has a field that its schema does not name. */
export const NO_SUCH_FIELD = 'no such field';

/** Every difference between a value and its schema, field by field; the rows of a list tell each of theirs once. */
export function differencesFrom(schema: TSchema, value: unknown, path: string): Difference[] {
  const seen = new Set<string>();
  return differencesAt({ node: nodeOf(schema), value, path, isAssumed: false }).filter((difference) => {
    const key = `${difference.path} ${difference.expected}`;
    return !seen.has(key) && seen.add(key);
  });
}

type Place = {
  readonly node: SchemaNode;
  readonly value: unknown;
  readonly path: string;
  readonly isAssumed: boolean;
};

function differencesAt(place: Place): Difference[] {
  const { node, value, path } = place;
  // Sound: the node is the schema it was made from, or a part of it.
  const isRight: boolean = Check(node as TSchema, value);
  if (isRight) return [];
  const isOurs = place.isAssumed || isAssumed(node);
  const branch = node.anyOf?.find((candidate) => isContainer(candidate, value));
  if (branch !== undefined) return differencesAt({ ...place, node: branch, isAssumed: isOurs });
  if (node.type === 'object' && isRecord(value))
    return fieldDifferences({ ...place, isAssumed: isOurs }, value);
  if (node.type === 'array' && Array.isArray(value)) {
    const { items = {} } = node;
    return value.flatMap((row: unknown) =>
      differencesAt({ node: items, value: row, path: `${path}[]`, isAssumed: isOurs }),
    );
  }
  return [{ path, expected: describeSchema(node), found: describeValue(value), isAssumed: isOurs }];
}

function isContainer(node: SchemaNode, value: unknown): boolean {
  return (node.type === 'object' && isRecord(value)) || (node.type === 'array' && Array.isArray(value));
}

function fieldDifferences(place: Place, value: Readonly<Record<string, unknown>>): Difference[] {
  const { node, path } = place;
  const { properties = {}, required = [] } = node;
  const known = Object.entries(properties).flatMap(([name, field]) => {
    const isOurs = place.isAssumed || isAssumed(field);
    const at = { node: field, path: `${path}.${name}`, isAssumed: isOurs };
    if (Object.hasOwn(value, name)) return differencesAt({ ...at, value: value[name] });
    if (!required.includes(name)) return [];
    const spelling = Object.keys(value).find((other) => other.toLowerCase() === name.toLowerCase());
    const found = spelling === undefined ? 'missing' : `spelled ${spelling}`;
    return [{ path: at.path, expected: describeSchema(field), found, isAssumed: isOurs }];
  });
  return node.additionalProperties === false ? [...known, ...extraFields(place, value)] : known;
}

function extraFields({ node, path, isAssumed: isOurs }: Place, value: object): Difference[] {
  const spellings = new Set(Object.keys(node.properties ?? {}).map((name) => name.toLowerCase()));
  return Object.entries(value)
    .filter(([name]) => !spellings.has(name.toLowerCase()))
    .map(([name, extra]) => ({
      path: `${path}.${name}`,
      expected: NO_SUCH_FIELD,
      found: describeValue(extra),
      isAssumed: isOurs,
    }));
}

function describeSchema(node: SchemaNode): string {
  if (node.anyOf !== undefined) return node.anyOf.map(describeSchema).join(' or ');
  if (node.const !== undefined) return JSON.stringify(node.const);
  const range = [node.minimum, node.maximum].some((limit) => limit !== undefined)
    ? ` ${node.minimum ?? ''}…${node.maximum ?? ''}`
    : '';
  return `${node.type ?? 'anything'}${range}${node.pattern === undefined ? '' : ` like ${node.pattern}`}`;
}

function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isRecord(value)) return 'object';
  const text = JSON.stringify(value) ?? 'undefined';
  return `${typeof value} ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`;
}
