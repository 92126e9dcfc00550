import {
  BUG_ENDING,
  type BugFacts,
  openBugControl,
  saveBugControl,
} from '@canada28/shared/control/bug.control.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import type { SituationLink } from '@canada28/shared/control/open.control.ts';
import type { WorldWire } from '@canada28/shared/control/worlds.control.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { catchUp } from '../../world/catch-up.ts';
import { stopwatch } from '../../world/clock.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { originIn } from '../../worlds/world-origin.ts';
import { ControlError } from '../control-error.ts';
import { copiedTestOf } from '../journal/copied-test.ts';
import { productPath } from '../open/read-link.ts';
import { registerMockControl, registerWireControl } from '../register-control.ts';
import { noteUse, testerOf } from '../tester.ts';
import { describeWorld } from '../worlds/describe-world.ts';
import { openBug } from './open-bug.ts';
import { saveBug } from './save-bug.ts';

/** A bug in one file: saved here, opened anywhere (control §15). */
export function registerBugControls(app: FastifyInstance): void {
  registerWireControl(app, saveBugControl, async (world, { body }, { request, reply }) => {
    // The link to the phone is one as any other.
    productPath('page', body.page);
    // What was due by now has happened; a world that cannot go on is saved as it stands: that may be the bug.
    await catchUp(world).catch(() => undefined);
    const testOf = (entry: number | undefined) => testOrWhyNot(request, entry);
    const file = await saveBug(app.controlPlane, body, { request, testOf });
    return reply
      .type(saveBugControl.produces ?? '')
      .header('content-disposition', dispositionOf(body.title))
      .send(file);
  });
  registerMockControl(app, openBugControl, async (plane, { query }, { request }) => {
    const { body: file } = request;
    if (!Buffer.isBuffer(file)) throw new ControlError(openBugControl.takes);
    const passedMs = stopwatch();
    const { hosted, facts } = await openBug(plane, file, { name: query.name, by: testerOf(request) });
    const tookMs = passedMs();
    request.hosted = hosted;
    noteUse(request);
    hosted.shownAs = {
      ...phoneOf(facts),
      ofScenario: hosted.read((db) => originIn(db, hosted.name)).scenario,
    };
    const world = describeWorld(plane, hosted, request);
    return {
      world,
      bug: facts,
      links: { phone: world.urls.link, console: consoleLink(facts, hosted, world) },
      tookMs,
    };
  });
}

/** The phone as the file says that it was. */
function phoneOf({ player = '', page = '/', language }: BugFacts): Pick<SituationLink, 'as' | 'lang' | 'to'> {
  return { as: player, ...(language !== undefined && { lang: language }), to: page };
}

/** The console of the world, with the entry open that the bug is about. */
function consoleLink({ entry }: BugFacts, { journal }: HostedWorld, { urls }: WorldWire): string {
  const opened = entry === undefined || journal === undefined ? '' : `journal?entry=${journal.run}.${entry}`;
  return `${urls.host}${CONTROL_BASE.slice(1)}#/${opened}`;
}

/** The title as the name of a file, in letters that any system takes, and in its own. */
function dispositionOf(title: string): string {
  const name = `${title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'bug'}${BUG_ENDING}`;
  const plain = name.replaceAll(/[^\x20-\x7e]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`;
}

function testOrWhyNot(request: FastifyRequest, id: number | undefined): string {
  try {
    return copiedTestOf(request, id === undefined ? {} : { id });
  } catch (error) {
    if (error instanceof ControlError) return `// There is no test of this journal. ${error.message}\n`;
    throw error;
  }
}
