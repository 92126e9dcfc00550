import type { Call, Origin } from '@canada28/shared/contract/call.ts';
import { fieldOriginOf, ORIGINS } from '@canada28/shared/contract/origin-of.ts';
import { withOrigin } from './shapes.ts';

type Schemas = Readonly<Record<string, object>>;

/** A plain JSON schema, with the keywords that lead to others. */
type Node = {
  readonly description?: string;
  readonly 'x-origin'?: Origin;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Node>>;
};

/**
 * Says of each field of each shape how far to trust it (player-api §0). A field that is ours says so by itself; any other is
 * as the best known of the calls that have its shape.
 */
export function markOrigins(
  schemas: Schemas,
  uses: readonly (readonly [call: Call, operation: object])[],
): Schemas {
  const origins = new Map<string, Origin>();
  for (const [call, operation] of uses)
    for (const name of namesWithin(operation, schemas))
      origins.set(name, better(origins.get(name), fieldOriginOf(call)));
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, marked(schema, origins.get(name) ?? 'assumed')]),
  );
}

function better(one: Origin | undefined, other: Origin): Origin {
  return ORIGINS.find((origin) => origin === one || origin === other) ?? other;
}

/** The names of all shapes that a value refers to, and those of their shapes. */
function namesWithin(value: object, schemas: Schemas, known = new Set<string>()): Set<string> {
  if ('$ref' in value && typeof value.$ref === 'string') {
    const name = value.$ref.replace(/^.*\//, '');
    if (known.has(name)) return known;
    known.add(name);
    return namesWithin(schemas[name] ?? {}, schemas, known);
  }
  for (const part of Object.values(value)) if (isObject(part)) namesWithin(part, schemas, known);
  return known;
}

/** The schema with each of its fields marked, and the fields of these. */
function marked(schema: object, origin: Origin): object {
  const entries = Object.entries(schema).map(([keyword, value]) => {
    if (keyword === 'properties') return [keyword, markedFields(value, origin)] as const;
    if (Array.isArray(value))
      return [keyword, value.map((part) => (isObject(part) ? marked(part, origin) : part))] as const;
    return [keyword, isObject(value) ? marked(value, origin) : value] as const;
  });
  return Object.fromEntries(entries);
}

function markedFields(fields: NonNullable<Node['properties']>, origin: Origin) {
  const entries = Object.entries(fields).map(([name, field]) => {
    const own = field['x-origin'] ?? origin;
    const inner = marked(field, own);
    return [name, own === field['x-origin'] ? inner : withOrigin(inner, own)] as const;
  });
  return Object.fromEntries(entries);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
