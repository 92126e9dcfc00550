import { loggedAs } from '@canada28/db/database-file-error.ts';
import { SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import {
  type JournalFilter,
  listJournalControl,
  streamJournalControl,
  takeHarControl,
  takeTestControl,
} from '@canada28/shared/control/journal.control.ts';
import { DEFAULT_RECORDS } from '@canada28/shared/control/records.control.ts';
import type { FastifyInstance } from 'fastify';
import { pageRange } from '../../http/page-range.ts';
import { readWorldHost } from '../../http/world-of-request.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { watchWorld } from '../../worlds/scheduler.ts';
import { originIn } from '../../worlds/world-origin.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { registerWireControl } from '../register-control.ts';
import { type Journal, journalOf } from './journal.ts';
import { entryText } from './journal-entry.ts';
import { harOf } from './journal-har.ts';
import { journalStream } from './journal-stream.ts';
import { testOf } from './journal-test.ts';
import { filterOf, findJournalPage, searchJournal } from './search-journal.ts';
import { arrayInParts } from './written-in-parts.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** What a world remembers, for testers to read, to follow and to take with them. */
export function registerJournalControls(app: FastifyInstance, playerBase: string): void {
  registerWireControl(
    app,
    listJournalControl,
    async (_world, { query: { pageNo, pageSize = DEFAULT_RECORDS, ...filter } }, { request, reply }) => {
      const { hosted } = request;
      const journal = getJournal(app.controlPlane, hosted);
      const { list, total } = await findJournalPage(journal, filter, pageRange({ pageNo, pageSize }));
      reply.type(JSON_TYPE);
      return arrayInParts(list, {
        before: `{"code":${SUCCESS_CODE},"data":{"list":`,
        textOf: entryText,
        after: `,${stateOf(journal, hosted, total)}},"msg":""}`,
      });
    },
  );
  registerWireControl(
    app,
    streamJournalControl,
    async (world, { query: { last = 0, ...filter } }, { request, reply }) => {
      const { hosted } = request;
      const journal = getJournal(app.controlPlane, hosted);
      const lastEventId = request.headers['last-event-id'];
      const sinceId =
        lastEventId === undefined
          ? await idBefore(journal, { last, filter })
          : idOfEvent(journal, String(lastEventId));
      reply.type('text/event-stream').header('cache-control', 'no-store');
      return journalStream(journal, {
        hosted,
        sinceId,
        isWanted: filterOf(filter),
        // While the journal is followed, events come at their moment.
        onEnd: watchWorld(hosted, (error) =>
          app.log.error(loggedAs(error), `a task of world ${world.name} failed`),
        ),
      });
    },
  );
  registerWireControl(
    app,
    takeHarControl,
    async (world, { query: { last, ...filter } }, { request, reply }) => {
      const calls = await searchJournal(getJournal(app.controlPlane, request.hosted), {
        ...filter,
        kind: 'call',
      });
      const origin = `${request.protocol}://${request.host}`;
      reply
        .type('application/json')
        .header('content-disposition', `attachment; filename="${world.name}.har"`);
      return harOf(calls.slice(0, last).reverse(), { origin });
    },
  );
  registerWireControl(app, takeTestControl, ({ name, generation, db }, { query }, { request, reply }) => {
    const { journalLength, hostSuffix } = app.controlPlane;
    const file = testOf(getJournal(app.controlPlane, request.hosted), {
      world: name,
      generation,
      last: query.last ?? 20,
      playerBase,
      origin: originIn(db, name),
      journalLength,
      serverUrl: `${request.protocol}://${readWorldHost(request.host, hostSuffix).shared}`,
    });
    reply.type('text/plain; charset=utf-8');
    return reply.header('content-disposition', `attachment; filename="${name}.test.ts"`).send(file);
  });
}

/** What a page tells beside its entries, as the fields of an object. */
function stateOf({ forgotten, run }: Journal, { sessionsEndedAtMs }: HostedWorld, total: number): string {
  return JSON.stringify({ total, forgotten, run, sessionsEndedAtMs }).slice(1, -1);
}

/** The number of the last event that a reader had; of another run of the journal, or what is no event's id, they had nothing. */
function idOfEvent({ run, forgotten, lastId }: Journal, eventId: string): number {
  const [ofRun, id = ''] = eventId.split('.');
  const isOfThisRun = ofRun === run && /^\d+$/.test(id) && Number(id) <= lastId;
  return isOfThisRun ? Number(id) : forgotten;
}

/** The number before the last so many entries that are asked for. */
async function idBefore(
  journal: Journal,
  { last, filter }: { readonly last: number; readonly filter: JournalFilter },
): Promise<number> {
  const { lastId } = journal;
  if (last === 0) return lastId;
  const found = await searchJournal(journal, filter);
  return (found.slice(0, last).at(-1)?.id ?? lastId + 1) - 1;
}

function getJournal(plane: ControlPlane, hosted: HostedWorld): Journal {
  if (plane.journalLength === 0)
    throw new ControlError('No journal is kept: JOURNAL_LENGTH is 0.', { code: 404 });
  return journalOf(hosted, plane);
}
