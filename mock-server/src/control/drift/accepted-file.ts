import { parsedJson } from '@canada28/shared/contract/json-text.ts';
import { exactly } from '@canada28/shared/contract/schemas.ts';
import { type Accepted, acceptedFinding } from '@canada28/shared/control/drift-report.ts';
import { Type } from 'typebox';
import { Check, Errors } from 'typebox/value';

const acceptedFile = exactly({ accepted: Type.Array(acceptedFinding) });

/** What a file accepts (control §13), or what is wrong with it. */
export function acceptedIn(text: string): readonly Accepted[] | { readonly problem: string } {
  const value = parsedJson(text);
  if (Check(acceptedFile, value)) return value.accepted;
  const [error] = Errors(acceptedFile, value);
  return { problem: error === undefined ? 'no JSON' : `${error.instancePath || '/'} ${error.message}` };
}

/** The same as text, for a file that is read again. */
export function acceptedText(accepted: readonly Accepted[]): string {
  return `${JSON.stringify({ accepted }, null, 2)}\n`;
}
