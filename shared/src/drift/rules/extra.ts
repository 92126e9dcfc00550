import { isRecord } from '../../contract/is-record.ts';
import { complaint } from '../complaint.ts';
import { wordsOfValue } from '../words.ts';
import type { FieldRule } from './rule.ts';

/** So many names of one object are told; a map whose keys are numbers of orders would have no end. */
const MOST_NAMES = 20;

/** A field that the contract does not have came. */
export const extraRule: FieldRule = ({ field, value, names }) => {
  const extra = names?.extra ?? [];
  const told = extra
    .slice(0, MOST_NAMES)
    .map((name) =>
      complaint(
        'extra',
        `${field.where}.${name}`,
        'no such field',
        wordsOfValue(isRecord(value) ? value[name] : undefined),
      ),
    );
  if (extra.length <= MOST_NAMES) return told;
  const more = `${extra.length - MOST_NAMES} more fields`;
  return [...told, complaint('extra', `${field.where}.*`, 'no such fields', more)];
};
