import { CONTROLS_BY_ROOM } from '@canada28/shared/control/all-controls.ts';
import { CONTROL_BASE, type ControlCall } from '@canada28/shared/control/control-call.ts';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { enterSituationControl } from '@canada28/shared/control/open.control.ts';

/** `move`: the same players in another moment · `life`: other players, other sessions, whoever was logged in is not. */
type Step = 'move' | 'life' | 'back' | 'opening';

/**
 * When (epoch ms of the server's wall) the world was last made another one: by a scenario, a restore, a reset, or by
 * going back over one of these. A move of the clock leaves every phone as it is, and so does taking it back, but for a
 * phone that was opened since: its session came after what is gone back to.
 */
export function lastNewLifeMs(entries: readonly JournalEntry[]): number {
  let lastMs = 0;
  let kept: readonly Kept[] = [];
  for (const entry of entries) {
    const step = stepOf(entry);
    if (step === undefined) continue;
    if (step === 'life' || (step === 'back' && endsSessions(kept.at(-1)))) lastMs = entry.wallMs;
    kept = keptAfter(step, kept);
  }
  return lastMs;
}

/** What can be taken back, and whether a phone was opened since. */
type Kept = { readonly step: 'move' | 'life'; readonly hasOpened: boolean };

/** What a step back of before this page's memory undid is not known: then the phone begins anew. */
function endsSessions(undone: Kept | undefined): boolean {
  return undone?.step !== 'move' || undone.hasOpened;
}

function keptAfter(step: Step, kept: readonly Kept[]): readonly Kept[] {
  if (step === 'back') return kept.slice(0, -1);
  if (step === 'opening') return kept.map((one) => ({ ...one, hasOpened: true }));
  return [...kept, { step, hasOpened: false }];
}

function stepOf(entry: JournalEntry): Step | undefined {
  if (entry.kind !== 'control' || entry.method === 'GET' || entry.status !== 200) return undefined;
  const [path = ''] = entry.url.split('?');
  if (/\/(?:scenario|restore|reset)$/.test(path)) return 'life';
  if (path === OPENING) return 'opening';
  const body = bodyOf(entry.input);
  if (path.endsWith('/clock')) return clockStepOf(body);
  return ACTS.some((act) => act.method === entry.method && isOf(act, path)) ? 'move' : undefined;
}

/** What a control call was given: the journal keeps it with what stood in its path and its query. */
function bodyOf(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'body' in input ? input.body : undefined;
}

/** What opens a phone, with a session of its own. */
const OPENING = `${CONTROL_BASE}${enterSituationControl.path}`;

/** What records an undo step: the players stay who they are. */
const ACTS: readonly ControlCall[] = Object.values(CONTROLS_BY_ROOM)
  .flat<readonly (readonly ControlCall[])[]>()
  .filter(({ step }) => step !== undefined);

function isOf(act: ControlCall, path: string): boolean {
  return new RegExp(`^${CONTROL_BASE}${act.path.replace(/:\w+/, '[^/]+')}$`).test(path);
}

function clockStepOf(body: unknown): Step | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('back' in body) return 'back';
  return 'move';
}
