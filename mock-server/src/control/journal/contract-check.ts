import { type Call, refusalsOf } from '@canada28/shared/contract/call.ts';
import { type Difference, differencesFrom } from '@canada28/shared/contract/differences.ts';
import { refusalEnvelope, SUCCESS_CODE, successEnvelope } from '@canada28/shared/contract/envelope.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { noInput } from '@canada28/shared/contract/schemas.ts';
import { SECRET_MARK } from '@canada28/shared/control/journal.control.ts';
import { type TSchema, Type } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

/** A schema, and the same compiled. */
type Checked = { readonly schema: TSchema; readonly validator: Validator };

type Checks = { readonly input: Checked; readonly success: Checked; readonly refusal: Checked };

const checks = new WeakMap<Call, Checks>();

/** What a call takes and may answer, compiled when it is first asked for: once a call, however many servers there are. */
export function checksOf(call: Call): Checks {
  const known = checks.get(call);
  if (known !== undefined) return known;
  const code = Type.Union(refusalsOf(call).map((name) => Type.Literal(ERROR_CODES[name])));
  const refusal = Type.Object({ ...refusalEnvelope.properties, code }, { additionalProperties: false });
  const made = {
    input: checked(call.input),
    success: checked(successEnvelope(call.output)),
    refusal: checked(refusal),
  };
  checks.set(call, made);
  return made;
}

function checked(schema: TSchema): Checked {
  return { schema, validator: Compile(schema) };
}

/** Whether a reply of the player API says that all went well. */
export function isSuccess(envelope: unknown): boolean {
  return (
    typeof envelope === 'object' && envelope !== null && 'code' in envelope && envelope.code === SUCCESS_CODE
  );
}

/** Where a reply is not what the call may answer, field by field. */
export function replyDifferences(call: Call, envelope: unknown): readonly Difference[] {
  const { success, refusal } = checksOf(call);
  return differences(isSuccess(envelope) ? success : refusal, envelope, 'reply');
}

/** Where an input is not what the call takes, field by field. */
export function inputDifferences(call: Call, input: unknown): readonly Difference[] {
  return call.input === noInput ? [] : differences(checksOf(call).input, input, 'input');
}

/** Leaves out fields whose value is a masked secret. */
function differences({ schema, validator }: Checked, value: unknown, path: string): readonly Difference[] {
  if (validator.Check(value)) return [];
  return differencesFrom(schema, value, path).filter(({ found }) => !found.includes(SECRET_MARK));
}
