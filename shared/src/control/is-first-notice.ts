import { Check } from 'typebox/value';
import { type FirstNotice, firstNotice } from './operator.control.ts';

/** Whether a world may begin with it. */
export function isFirstNotice(value: unknown): value is FirstNotice {
  return Check(firstNotice, value);
}
