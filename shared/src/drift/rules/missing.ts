import { wordsOfField } from '../words.ts';
import type { FieldRule } from './rule.ts';

/** A field that the contract has did not come. */
export const missingRule: FieldRule = ({ names }) =>
  (names?.missing ?? []).map((field) => ({
    kind: 'missing',
    where: field.where,
    expected: wordsOfField(field),
    got: 'nothing',
    isAssumed: field.isAssumed,
  }));
