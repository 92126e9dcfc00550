import { Readable } from 'node:stream';
import { loggedAs } from '@canada28/db/database-file-error.ts';
import { SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import {
  type JournalFilter,
  listJournalControl,
  streamJournalControl,
  takeHarControl,
  takeTestControl,
} from '@canada28/shared/control/journal.control.ts';
import {
  getJournalEntryControl,
  markEntryControl,
  unmarkEntryControl,
} from '@canada28/shared/control/journal-entries.control.ts';
import { DEFAULT_RECORDS } from '@canada28/shared/control/records.control.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageRange } from '../../http/page-range.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { watchWorld } from '../../worlds/scheduler.ts';
import { ControlError } from '../control-error.ts';
import { registerWireControl } from '../register-control.ts';
import { namedTesterOf } from '../tester.ts';
import { copiedTestOf } from './copied-test.ts';
import { getJournal } from './get-journal.ts';
import type { Journal, JournalRecord } from './journal.ts';
import { entryText } from './journal-entry.ts';
import { harOf } from './journal-har.ts';
import { listMarks, markEntry, unmarkEntry } from './journal-marks.ts';
import { journalStream } from './journal-stream.ts';
import { testersOf } from './present-testers.ts';
import { filterOf, findJournalPage, searchJournal } from './search-journal.ts';
import { arrayInParts } from './written-in-parts.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** What a world remembers, for testers to read, to follow and to take with them. */
export function registerJournalControls(app: FastifyInstance): void {
  registerWireControl(
    app,
    listJournalControl,
    async (_world, { query: { pageNo, pageSize = DEFAULT_RECORDS, ...filter } }, { request, reply }) => {
      const { hosted } = request;
      const journal = getJournal(app.controlPlane, hosted);
      const tester = namedTesterOf(request);
      if (tester !== undefined) testersOf(journal).noteAsked(tester);
      const { list, total } = await findJournalPage(journal, filter, pageRange({ pageNo, pageSize }));
      reply.type(JSON_TYPE);
      return arrayInParts(list, {
        before: `{"code":${SUCCESS_CODE},"data":{"list":`,
        textOf: (record) => entryText(record, journal),
        after: `,${stateOf(journal, hosted, total)}},"msg":""}`,
      });
    },
  );
  registerWireControl(
    app,
    streamJournalControl,
    async (world, { query: { last = 0, tester: name, ...filter } }, { request, reply }) => {
      const { hosted } = request;
      const tester = namedTesterOf(request, name);
      if (tester !== undefined) hosted.usedBy = tester;
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
        isWanted: filterOf(filter, journal),
        tester,
        mayRead: () => app.mayMakeCall(request),
        // While the journal is followed, events come at their moment.
        onEnd: watchWorld(hosted, (error) =>
          app.log.error(loggedAs(error), `a task of world ${world.name} failed`),
        ),
      });
    },
  );
  registerEntryControls(app);
  registerFileControls(app);
}

/** What can be taken along. */
function registerFileControls(app: FastifyInstance): void {
  registerWireControl(
    app,
    takeHarControl,
    async (world, { query: { last, ...filter } }, { request, reply }) => {
      const { hosted } = request;
      const journal = getJournal(app.controlPlane, hosted);
      const calls = await searchJournal(journal, { ...filter, kind: 'call' });
      const origin = `${request.protocol}://${request.host}`;
      reply
        .type('application/json')
        .header(
          'content-disposition',
          `attachment; filename="${[world.name, filter.id].filter(Boolean).join('-')}.har"`,
        );
      const isElsewhere = hosted.source.kind !== 'ordinary';
      return harOf(calls.slice(0, last).reverse(), { origin, journal, isElsewhere });
    },
  );
  registerWireControl(app, takeTestControl, ({ name }, { query }, { request, reply }) => {
    getJournal(app.controlPlane, request.hosted);
    const file = copiedTestOf(request, query);
    reply.type('text/plain; charset=utf-8');
    return reply.header('content-disposition', `attachment; filename="${name}.test.ts"`).send(file);
  });
}

/** One entry, and the marks that testers set. */
function registerEntryControls(app: FastifyInstance): void {
  const journalOfRequest = ({ hosted }: FastifyRequest) => getJournal(app.controlPlane, hosted);
  registerWireControl(app, getJournalEntryControl, (_world, { params }, { request, reply }) => {
    const journal = journalOfRequest(request);
    reply.type(JSON_TYPE);
    const text = entryText(getEntry(journal, params.id), journal);
    return Readable.from([`{"code":${SUCCESS_CODE},"data":${text},"msg":""}`]);
  });
  registerWireControl(app, markEntryControl, (_world, { params, body }, { request }) => {
    const journal = journalOfRequest(request);
    markEntry(journal, { id: getEntry(journal, params.id).id, ...body });
    return listMarks(journal);
  });
  registerWireControl(app, unmarkEntryControl, (_world, { params }, { request }) => {
    const journal = journalOfRequest(request);
    unmarkEntry(journal, getEntry(journal, params.id).id);
    return listMarks(journal);
  });
}

function getEntry(journal: Journal, id: string): JournalRecord {
  const record = journal.entry(Number(id));
  if (record !== undefined) return record;
  const { forgotten, lastId } = journal;
  throw new ControlError(
    lastId === 0
      ? `There is no entry ${id}: nothing has happened in this world yet.`
      : `There is no entry ${id}: the journal remembers ${forgotten + 1} to ${lastId}.`,
    { code: 404 },
  );
}

/** What a page tells beside its entries, as the fields of an object. */
function stateOf(journal: Journal, { sessionsEndedAtMs }: HostedWorld, total: number): string {
  const { forgotten, run } = journal;
  const testers = testersOf(journal).names;
  return JSON.stringify({
    total,
    forgotten,
    testers,
    run,
    sessionsEndedAtMs,
    marks: listMarks(journal),
  }).slice(1, -1);
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
