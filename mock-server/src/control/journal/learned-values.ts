import { SECRET_MARK } from '@canada28/shared/control/journal.control.ts';
import { ID_NAME } from './test-head.ts';

type Learning = { readonly sent: ReadonlySet<unknown>; readonly hasSeed: boolean; readonly name?: string };

/**
 * Of a reply what a later step needs of it: the secrets in it, and, where chance decides them, the ids that later
 * steps send. A list is told by its indices.
 */
export function learnable(value: unknown, { sent, hasSeed, name = '' }: Learning): unknown {
  if (typeof value !== 'object' || value === null) {
    const isSecret = typeof value === 'string' && value.startsWith(SECRET_MARK);
    // A small number is counted, and is the same in each run.
    const isLeftToChance = !hasSeed && ID_NAME.test(name) && !(Number(value) < 1000);
    // In an address an id is a text.
    const isSent = sent.has(value) || sent.has(String(value));
    return isSent && (isSecret || isLeftToChance) ? value : undefined;
  }
  const inner = Object.entries(value).flatMap(([field, held]) => {
    const learned = learnable(held, { sent, hasSeed, name: field });
    return learned === undefined ? [] : [[field, learned] as const];
  });
  return inner.length === 0 ? undefined : Object.fromEntries(inner);
}

export function leavesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
}
