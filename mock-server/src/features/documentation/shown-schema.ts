import { refusalEnvelope, successEnvelope } from '@canada28/shared/contract/envelope.ts';
import type { TSchema } from 'typebox';

/** A contract schema as the document shows it: plain JSON schema, the mark of assumed fields made visible. */
export function shownSchema(schema: TSchema): object {
  return JSON.parse(JSON.stringify(schema), (_, value: unknown) =>
    isAssumed(value) ? { ...withoutComment(value), description: 'Assumed.', 'x-origin': 'assumed' } : value,
  );
}

/** The envelope of a success around `data`. */
export function successSchema(data: TSchema): object {
  return shownSchema(successEnvelope(data));
}

/** The envelope of every refusal. */
export const refusalSchema = shownSchema(refusalEnvelope);

type Marked = { readonly $comment: 'assumed' };

function isAssumed(value: unknown): value is Marked {
  return typeof value === 'object' && value !== null && '$comment' in value && value.$comment === 'assumed';
}

function withoutComment({ $comment: _, ...schema }: Marked): object {
  return schema;
}
