import { reviewOrderControl } from '@canada28/shared/control/operator.control.ts';
import { change } from '../../control/perform.ts';
import type { Outcome } from './possible-outcomes.ts';

/** Decides an order. What was booked by it stays booked in this world; taken back, it is the world before it. */
export function decideOrder(
  { id, name }: { readonly id: string; readonly name: string },
  { outcome, said }: Outcome,
  remark = '',
): Promise<boolean> {
  const body = { id, outcome, ...(remark.trim() !== '' && { remark: remark.trim() }) };
  return change(reviewOrderControl, { body }, `${name} ${said}.`);
}
