import type { TSchema } from 'typebox';

/** The keywords of a JSON schema that the contract uses; a typebox schema is one, which its type does not tell. */
export type SchemaNode = {
  readonly $comment?: string;
  readonly description?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly (string | number)[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
};

/** A contract schema seen as JSON schema. */
export function nodeOf(schema: TSchema): SchemaNode {
  return schema;
}

/** Whether a field is ours (player-api §0, "A"; see `assumed`). */
export function isAssumed(node: SchemaNode): boolean {
  return node.$comment === 'assumed';
}
