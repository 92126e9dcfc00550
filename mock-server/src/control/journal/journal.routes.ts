import { listJournalControl } from '@canada28/shared/control/journal.control.ts';
import { DEFAULT_RECORDS } from '@canada28/shared/control/records.control.ts';
import type { FastifyInstance } from 'fastify';
import { pageRange } from '../../http/page-range.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { registerControl } from '../register-control.ts';
import { type Journal, journalOf } from './journal.ts';
import { searchJournal } from './search-journal.ts';

/** What a world remembers, for testers to read, to follow and to take with them. */
export function registerJournalControls(app: FastifyInstance): void {
  registerControl(app, listJournalControl, {
    anyTime: (world, { query: { pageNo, pageSize = DEFAULT_RECORDS, ...filter } }) => {
      const found = searchJournal(getJournal(app.controlPlane, world.name), filter);
      const { offset, limit } = pageRange({ pageNo, pageSize });
      return { list: found.slice(offset, offset + limit), total: found.length };
    },
  });
}

function getJournal({ worlds, journalLength }: ControlPlane, world: string): Journal {
  const slot = worlds.slotOf(world);
  if (journalLength === 0 || slot === undefined)
    throw new ControlError('No journal is kept: JOURNAL_LENGTH is 0.', { code: 404 });
  return journalOf(slot, journalLength);
}
