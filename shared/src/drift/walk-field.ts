import { isRecord } from '../contract/is-record.ts';
import { SECRET_MARK } from '../control/journal.control.ts';
import type { Complaint } from './complaint.ts';
import type { Field } from './field.ts';
import { namesOf } from './names-of.ts';
import { extraRule } from './rules/extra.ts';
import { missingRule } from './rules/missing.ts';
import type { FieldRule, Place } from './rules/rule.ts';
import { spellingRule } from './rules/spelling.ts';
import { typeRule } from './rules/type.ts';
import { valueRule } from './rules/value.ts';

/** Hears of every value on the way, and of what the rules have against it. */
export type Visitor = {
  readonly onValue?: (field: Field, value: unknown) => void;
  readonly onComplaint: (complaint: Complaint) => void;
};

const RULES: readonly FieldRule[] = [typeRule, valueRule];
const NAME_RULES: readonly FieldRule[] = [missingRule, spellingRule, extraRule];

/** Holds a value, and all that is inside of it, against its field (control §13). */
export function walkField(field: Field, value: unknown, visitor: Visitor): void {
  visitor.onValue?.(field, value);
  // What stood there is not known: it was masked when it was recorded.
  if (typeof value === 'string' && value.startsWith(SECRET_MARK)) return;
  if (field.items !== undefined && Array.isArray(value)) {
    for (const row of value) walkField(field.items, row, visitor);
    return;
  }
  if (field.fields !== undefined && isRecord(value)) {
    walkObject(field, value, visitor);
    return;
  }
  tell(RULES, { field, value, names: undefined }, visitor);
}

function walkObject(field: Field, value: Readonly<Record<string, unknown>>, visitor: Visitor): void {
  const names = namesOf(field, value);
  tell(NAME_RULES, { field, value, names }, visitor);
  for (const [name, inner] of field.fields ?? []) {
    const spelling = names.spelled.get(inner) ?? name;
    if (Object.hasOwn(value, spelling)) walkField(inner, value[spelling], visitor);
  }
}

function tell(rules: readonly FieldRule[], place: Place, { onComplaint }: Visitor): void {
  for (const rule of rules) for (const found of rule(place)) onComplaint(found);
}
