import type { TSchema } from 'typebox';
import type { Call } from '../contract/call.ts';
import { callsMatching } from './call-paths.ts';

/** A place in the replies of a call: `data.list[].status` (control §5.1). */
type ReplyField = {
  readonly path: string;
  /** What stands there by the contract, as JSON calls it: several where it may be null. */
  readonly kinds: readonly string[];
};

/** Every place in the replies of a call, the envelope's own first, each before what is inside it (control §5.1). */
export function replyFields(call: Call): readonly ReplyField[] {
  return [
    { path: 'code', kinds: ['integer'] },
    { path: 'msg', kinds: ['string'] },
    ...fieldsIn('data', call.output),
  ];
}

/** The same of all calls that a glob matches, each place once. */
export function replyFieldsOf(glob: string): { path: string; kinds: string[] }[] {
  const kindsAt = new Map<string, Set<string>>();
  for (const { path, kinds } of [...callsMatching(glob)].flatMap(replyFields))
    kindsAt.set(path, new Set([...(kindsAt.get(path) ?? []), ...kinds]));
  return [...kindsAt].map(([path, kinds]) => ({ path, kinds: [...kinds] }));
}

/** The parts of a schema that are looked at. */
type Shape = {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly TSchema[];
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
};

function fieldsIn(path: string, schema: TSchema): readonly ReplyField[] {
  const shapes = shapesOf(schema);
  const inside = shapes.flatMap(({ items, properties = {} }) => [
    ...(items === undefined ? [] : fieldsIn(`${path}[]`, items)),
    ...Object.entries(properties).flatMap(([name, field]) => fieldsIn(`${path}.${name}`, field)),
  ]);
  return [{ path, kinds: [...new Set(shapes.map(kindOf))] }, ...inside];
}

function shapesOf(schema: TSchema): readonly Shape[] {
  // A schema is JSON Schema: these are its keywords.
  const shape = schema as Shape;
  return shape.anyOf?.flatMap(shapesOf) ?? [shape];
}

function kindOf({ type, const: only }: Shape): string {
  return type ?? (only === null ? 'null' : typeof only);
}
