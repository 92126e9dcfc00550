import { CONTROLS_BY_FEATURE } from '@canada28/shared/control/all-controls.ts';
import { saveBugControl } from '@canada28/shared/control/bug.control.ts';
import type { ControlCall } from '@canada28/shared/control/control-call.ts';
import { takeTestControl } from '@canada28/shared/control/journal.control.ts';
import { keepWorldControl } from '@canada28/shared/control/worlds.control.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { ControlError } from '../control-error.ts';

const { time, draws, scenarios, operator, players, records, snapshots } = CONTROLS_BY_FEATURE;

/** What acts on players, money, draws or time: a world that is answered from elsewhere has none of them (control §13). */
const NEEDING: ReadonlySet<ControlCall> = new Set([
  ...[time, draws, scenarios, operator, players, records, snapshots].flat(),
  keepWorldControl,
  takeTestControl,
  saveBugControl,
]);

/** Lists the scenarios there are, whatever world it is asked in. */
const LISTS_SCENARIOS = '/scenarios';

/** Whether a control call needs a world with a database. */
function needsDatabase(call: ControlCall): boolean {
  return NEEDING.has(call) && call.path !== LISTS_SCENARIOS;
}

/** Refuses what only a world with a database can do, with the kind of world that this one is. */
export function refuseWithoutDatabase(call: ControlCall, hosted: HostedWorld): void {
  const { kind } = hosted.source;
  if (kind === 'ordinary' || !needsDatabase(call)) return;
  throw noDatabase(hosted, `${call.method} ${call.path}`);
}

/** What cannot be done in a world that is answered from elsewhere; the sentence says what kind of world it is. */
export function noDatabase({ name, source }: HostedWorld, what: string): ControlError {
  const answers = source.kind === 'upstream' ? `the server ${source.upstream.url}` : 'a recording';
  return new ControlError(
    `The world "${name}" is answered by ${answers} and has no database: ${what} is for ordinary worlds.`,
    { code: 409 },
  );
}
