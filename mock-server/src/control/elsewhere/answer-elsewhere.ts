import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlayerApi } from '../../http/register-call.ts';
import { refuseForeignPage } from '../../http/sessions/session.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import type { ControlPlane } from '../control-plane.ts';
import { answerRecorded } from '../recordings/answer-recorded.ts';
import { judgeExchange } from '../upstream/judge-exchange.ts';
import { passOn } from '../upstream/pass-on.ts';
import { asksForWebSocket, passUpgrade, takeUpgrades } from '../upstream/pass-upgrade.ts';
import type { OnOver, PassOptions } from '../upstream/passage.ts';
import { recordPassed } from '../upstream/record-exchange.ts';

async function readSender() {
  const { agentOf, sendOn } = await import('../upstream/upstream-agent.ts');
  return { agentOf, sendOn };
}

let sender: ReturnType<typeof readSender> | undefined;

/** Read once, for the first call that is sent on: a server that has no such world is spared 27 MB and a part of its start. */
function loadSender(): ReturnType<typeof readSender> {
  sender ??= readSender();
  return sender;
}

/**
 * Answers the calls of players in worlds that have no database, before a session is looked for or a body is read: by the
 * server that the world names, or by its recording (control §13). Added after the faults of the way in.
 */
export function answerElsewhere(
  app: FastifyInstance,
  plane: ControlPlane,
  basePaths: PlayerApi['basePaths'],
): void {
  const roots = rootsOf(basePaths);
  takeUpgrades(app, roots);
  app.addHook('onRequest', (request, reply, done) => {
    // A control call across worlds acts in none.
    const hosted: HostedWorld | undefined = request.hosted;
    if (hosted === undefined || hosted.source.kind === 'ordinary' || !isPlayerApi(request, roots))
      return done();
    // What is sent on comes from that server's own pages, as far as it can tell: none other may send it.
    refuseForeignPage(request);
    const { source } = hosted;
    const onOver: OnOver = (passed, exchanged) => {
      const judge = (id: number) =>
        exchanged === undefined ? [] : judgeExchange({ passed, exchanged, basePaths, id });
      if (plane.journalLength > 0) recordPassed(passed, { limits: plane, judge });
      else judge(0);
    };
    if (source.kind === 'recording') {
      answerRecorded(request, reply, { recording: source.recording, basePaths, onOver }).catch(done);
      return;
    }
    const { upstream } = source;
    const { token: controlToken, upstreamPatienceMs: patienceMs } = plane;
    const options: PassOptions = { upstream, controlToken, patienceMs, onOver };
    if (asksForWebSocket(request.raw)) {
      passUpgrade(request, reply, options).catch(done);
      return;
    }
    loadSender()
      .then(({ agentOf, sendOn }) =>
        passOn(request, reply, { ...options, sendOn, agent: agentOf(hosted, upstream) }),
      )
      .catch(done);
  });
  app.addHook('onClose', async () => {
    await Promise.all(plane.worlds.all.map(({ agent }) => agent?.destroy()));
  });
}

/** What lies below the first part of a base path is the API's: another server has more there than the contract knows. */
function rootsOf(basePaths: PlayerApi['basePaths']): readonly string[] {
  return [...new Set(Object.values(basePaths).map((base) => `/${base.split('/')[1]}/`))];
}

function isPlayerApi({ url, routeConfig }: FastifyRequest, roots: readonly string[]): boolean {
  // A known call is one however its path is written.
  return (
    routeConfig.call !== undefined ||
    (routeConfig.control === undefined && roots.some((root) => url.startsWith(root)))
  );
}
