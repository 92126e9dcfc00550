import { CONTROL_BASE, type ControlCall } from '@canada28/shared/control/control-call.ts';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import {
  publishNoticeControl,
  reviewOrderControl,
  sendMessageControl,
} from '@canada28/shared/control/operator.control.ts';
import { changePlayerControl } from '@canada28/shared/control/players.control.ts';

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
  const [path = ''] = entry.url.split('?');
  if (/\/(?:scenario|restore|reset)$/.test(path)) return { kind: 'life' };
  const body = bodyOf(entry.input);
  if (path.endsWith('/clock')) return clockStepOf(body);
  return ACTS.some((act) => isOf(act, path) && act.keepsStep?.(body)) ? { kind: 'move' } : undefined;
}

/** What a control call was given: the journal keeps it with what stood in its path and its query. */
function bodyOf(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'body' in input ? input.body : undefined;
}

/** What the operator does that only going back takes back: the players stay who they are. */
const ACTS: readonly ControlCall[] = [
  reviewOrderControl,
  sendMessageControl,
  publishNoticeControl,
  changePlayerControl,
];

function isOf(act: ControlCall, path: string): boolean {
  return new RegExp(`^${CONTROL_BASE}${act.path.replace(/:\w+/, '[^/]+')}$`).test(path);
}

function clockStepOf(body: unknown): Step | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('back' in body) return { kind: 'back' };
  const isMove =
    'set' in body || 'advance' in body || 'to' in body || ('rate' in body && Number(body.rate) > 1);
  return isMove ? { kind: 'move' } : undefined;
}
