import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlayerApi } from '../../http/register-call.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import type { ControlPlane } from '../control-plane.ts';
import { answerRecorded } from '../recordings/answer-recorded.ts';
import { judgeExchange } from '../upstream/judge-exchange.ts';
import { passOn } from '../upstream/pass-on.ts';
import { asksForWebSocket, passUpgrade, takeUpgrades } from '../upstream/pass-upgrade.ts';
import type { OnOver } from '../upstream/passage.ts';
import { recordPassed } from '../upstream/record-exchange.ts';
import { agentOf, byConnectionsOfWorld } from '../upstream/upstream-agent.ts';

/**
 * Answers the calls of players in worlds that have no database, before a session is looked for or a body is read: by the
 * server that the world names, or by its recording (control §13). Added after the faults of the way in.
 */
export async function answerElsewhere(
  app: FastifyInstance,
  plane: ControlPlane,
  basePaths: PlayerApi['basePaths'],
): Promise<void> {
  await app.register(replyFrom, {
    undici: byConnectionsOfWorld,
    disableRequestLogging: true,
  });
  const roots = rootsOf(basePaths);
  takeUpgrades(app, roots);
  app.addHook('onRequest', (request, reply, done) => {
    // A control call across worlds acts in none.
    const hosted: HostedWorld | undefined = request.hosted;
    if (hosted === undefined || hosted.source.kind === 'ordinary' || !isPlayerApi(request, roots))
      return done();
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
    const pass = asksForWebSocket(request.raw) ? passUpgrade : passOn;
    pass(request, reply, {
      upstream: source.upstream,
      controlToken: plane.token,
      patienceMs: plane.upstreamPatienceMs,
      agent: () => agentOf(hosted, source.upstream),
      onOver,
    });
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
  return routeConfig.control === undefined && roots.some((root) => url.startsWith(root));
}
