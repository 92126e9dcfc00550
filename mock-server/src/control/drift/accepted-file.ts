import { parsedJson } from '@canada28/shared/contract/json-text.ts';
import { exactly } from '@canada28/shared/contract/schemas.ts';
import type { Accepted } from '@canada28/shared/drift/drift.ts';
import { Type } from 'typebox';
import { Check, Errors } from 'typebox/value';

const acceptedFile = exactly({
  accepted: Type.Array(
    exactly({
      id: Type.String({ minLength: 1 }),
      reason: Type.String(),
      until: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    }),
  ),
});

/** What a file accepts (control §13), or what is wrong with it. */
export function acceptedIn(text: string): readonly Accepted[] | { readonly problem: string } {
  const value = parsedJson(text);
  if (Check(acceptedFile, value)) return value.accepted;
  const [error] = Errors(acceptedFile, value);
  return { problem: error === undefined ? 'no JSON' : `${error.instancePath || '/'} ${error.message}` };
}
