import type { Origin } from '@canada28/shared/contract/call.ts';
import type { TSchema } from 'typebox';

/** Where a document tells a shape. */
type Reference = { readonly $ref: string };

/**
 * The shapes of one document. Each is told once, under `components.schemas`, and referred to wherever it stands: tools
 * that make types of the document then give one type for it, by its name.
 */
export class Shapes {
  /** By their names. */
  readonly schemas: Record<string, object> = {};

  /** A reference to a schema of the contract: by the name that the schema has itself, else by `name`. */
  reference(name: string, schema: TSchema): Reference | object {
    const shown = this.show(schema);
    return '$ref' in shown ? shown : this.add(name, shown);
  }

  /** A contract schema as plain JSON schema, its named shapes as references, the mark of assumed fields made visible. */
  show(schema: TSchema): object {
    return JSON.parse(JSON.stringify(schema), (_, value: unknown) =>
      isObject(value) ? this.#shown(value) : value,
    );
  }

  /** Tells a plain JSON schema under a name. */
  add(name: string, schema: object): Reference {
    const known = this.schemas[name];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`Two shapes have the name ${name}.`);
    this.schemas[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  }

  /** A field may itself be called `title`: then it is a schema, not a text. */
  #shown(node: Node): object {
    if (node.$comment === 'assumed') {
      const { $comment: _, ...schema } = node;
      return withOrigin({ ...this.#shown(schema), description: schema.description }, 'assumed');
    }
    if (typeof node.title !== 'string') return node;
    const { title, ...schema } = node;
    return this.add(title, schema);
  }
}

/** A schema that says how far to trust it, for tools and for readers (player-api §0). */
export function withOrigin(schema: { readonly description?: string | undefined }, origin: Origin): object {
  const [first = '', ...rest] = origin;
  const word = `${first.toUpperCase()}${rest.join('')}.`;
  const description = schema.description === undefined ? word : `${schema.description}. ${word}`;
  return { ...schema, description, 'x-origin': origin };
}

type Node = { readonly $comment?: unknown; readonly title?: unknown; readonly description?: string };

function isObject(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A path or another name of several words as the name of a shape: `user/login` is `UserLogin`. */
export function shapeName(words: string): string {
  return words.replaceAll(
    /\W*(\w+)/g,
    (_, word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  );
}

/** The envelope of a refusal by its codes, so that a client can tell it from a success by `code`. */
export function refusalSchema(codes: readonly number[]): object {
  return {
    type: 'object',
    properties: {
      code: codes.length === 1 ? { const: codes[0] } : { type: 'integer', enum: codes },
      data: { type: 'null' },
      msg: { type: 'string', minLength: 1 },
    },
    required: ['code', 'data', 'msg'],
    additionalProperties: false,
  };
}
