import type { Call } from '../contract/call.ts';
import { isAssumed, nodeOf, type SchemaNode } from '../contract/schema-node.ts';
import { noInput } from '../contract/schemas.ts';
import { isSecretName } from '../control/secret-name.ts';
import { nameIn } from './name-in.ts';

/** A value that the contract lists for a field. */
export type Listed = string | number | boolean;

/** A place in the body of a call as the contract tells it; made once a call. */
export type Field = {
  /** Like `reply.data.list[].money`; the rows of a list share theirs. */
  readonly where: string;
  readonly parent: Field | undefined;
  readonly isAssumed: boolean;
  readonly isRequired: boolean;
  /** All that may stand here, the branches of a union one by one. */
  readonly branches: readonly SchemaNode[];
  /** Of the object that may stand here. */
  readonly fields: ReadonlyMap<string, Field> | undefined;
  /** Whether that object has no other fields. */
  readonly isExact: boolean;
  /** Of the list that may stand here. */
  readonly items: Field | undefined;
  readonly listed: readonly Listed[];
  readonly isSecret: boolean;
};

/** The bodies of a call: `reply.data`, and `request.body` where it takes one. */
type Bodies = { readonly reply: Field; readonly request: Field | undefined };

const bodies = new WeakMap<Call, Bodies>();

/** What a call answers and takes, place by place (player-api §2, §3). */
export function bodiesOf(call: Call): Bodies {
  const known = bodies.get(call);
  if (known !== undefined) return known;
  const isOurs = call.origins.every((origin) => origin === 'assumed');
  const made = {
    reply: fieldAt(nodeOf(call.output), 'reply.data', { isAssumed: isOurs }),
    request: call.input === noInput ? undefined : fieldAt(nodeOf(call.input), 'request.body'),
  };
  bodies.set(call, made);
  return made;
}

/** A field and all that is inside of it, each before what it holds (control §13). */
export function allFields(field: Field): readonly Field[] {
  const inside = [...(field.fields?.values() ?? []), ...(field.items === undefined ? [] : [field.items])];
  return [field, ...inside.flatMap(allFields)];
}

type Above = { readonly parent?: Field; readonly isAssumed?: boolean; readonly isRequired?: boolean };

function fieldAt(node: SchemaNode, where: string, above: Above = {}): Field {
  const { parent, isRequired = true } = above;
  const branches = branchesOf(node);
  const object = branches.find(({ properties }) => properties !== undefined);
  const array = branches.find(({ items }) => items !== undefined);
  const field: Writable<Field> = {
    where,
    parent,
    isAssumed: above.isAssumed === true || isAssumed(node),
    isRequired,
    branches,
    fields: undefined,
    isExact: object?.additionalProperties === false,
    items: undefined,
    listed: branches.flatMap(listedIn),
    isSecret: isSecretName(nameIn(where)),
  };
  const inside = { parent: field, isAssumed: field.isAssumed };
  if (array?.items !== undefined) field.items = fieldAt(array.items, `${where}[]`, inside);
  if (object?.properties !== undefined) field.fields = new Map(fieldsIn(object, where, inside));
  return field;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

function fieldsIn({ properties = {}, required = [] }: SchemaNode, where: string, above: Above) {
  return Object.entries(properties).map(([name, node]): [string, Field] => [
    name,
    fieldAt(node, `${where}.${name}`, { ...above, isRequired: required.includes(name) }),
  ]);
}

function branchesOf(node: SchemaNode): readonly SchemaNode[] {
  return node.anyOf?.flatMap(branchesOf) ?? [node];
}

/** A range of whole numbers up to so many is a list of states; a longer one is a limit. */
const MOST_LISTED = 10;

function listedIn(node: SchemaNode): readonly Listed[] {
  const { type, enum: choices, const: only, minimum, maximum } = node;
  if (choices !== undefined) return choices;
  if (typeof only === 'string' || typeof only === 'number' || typeof only === 'boolean') return [only];
  if (type === 'boolean') return [false, true];
  if (type !== 'integer' || minimum === undefined || maximum === undefined) return [];
  const length = maximum - minimum + 1;
  return length > MOST_LISTED ? [] : Array.from({ length }, (_, index) => minimum + index);
}
