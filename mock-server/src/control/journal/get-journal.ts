import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { type Journal, journalOf } from './journal.ts';

/** The journal of a world, where there is one. */
export function getJournal(plane: ControlPlane, hosted: HostedWorld): Journal {
  if (plane.journalLength === 0)
    throw new ControlError('No journal is kept: JOURNAL_LENGTH is 0.', { code: 404 });
  return journalOf(hosted, plane);
}
