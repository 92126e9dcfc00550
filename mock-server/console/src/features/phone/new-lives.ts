import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';

/** `move`: the same players in another moment · `life`: other players, other sessions, whoever was logged in is not. */
type Step = { readonly kind: 'move' | 'life' } | { readonly kind: 'back' };

/**
 * When (epoch ms of the server's wall) the world was last made another one: by a scenario, a restore, a reset, or by
 * going back over one of these. A move of the clock leaves every phone as it is, and so does taking it back.
 */
export function lastNewLifeMs(entries: readonly JournalEntry[]): number {
  let lastMs = 0;
  const kept: ('move' | 'life')[] = [];
  for (const entry of entries) {
    const step = stepOf(entry);
    if (step === undefined) continue;
    // What a step back of before this page's memory undid is not known: then the phone begins anew.
    const isLife = step.kind === 'back' ? kept.pop() !== 'move' : step.kind === 'life';
    if (step.kind !== 'back') kept.push(step.kind);
    if (isLife) lastMs = entry.wallMs;
  }
  return lastMs;
}

function stepOf(entry: JournalEntry): Step | undefined {
  if (entry.kind !== 'control' || entry.method !== 'POST' || entry.status !== 200) return undefined;
  if (/\/(?:scenario|restore|reset)(?:\?|$)/.test(entry.url)) return { kind: 'life' };
  return /\/clock(?:\?|$)/.test(entry.url) ? clockStepOf(entry.input) : undefined;
}

function clockStepOf(input: unknown): Step | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  if ('back' in input) return { kind: 'back' };
  const isMove =
    'set' in input || 'advance' in input || 'to' in input || ('rate' in input && Number(input.rate) > 1);
  return isMove ? { kind: 'move' } : undefined;
}
