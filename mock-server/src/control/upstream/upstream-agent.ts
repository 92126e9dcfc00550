import replyFrom from '@fastify/reply-from';
import type { FastifyReply } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import type { Upstream } from '../../worlds/world-source.ts';
import { PASSING, type Passing, type SendOn } from './passage.ts';
import { CONNECT_MS } from './upstream-trouble.ts';

declare module '../../worlds/hosted-world.ts' {
  interface HostedWorld {
    /** The connections to its server. */
    agent?: Agent;
  }
}

/** The connections of a world to its server: whether a certificate is believed is of that world alone. */
export function agentOf(hosted: HostedWorld, { insecure }: Upstream): Agent {
  hosted.agent ??= new Agent({
    connect: { rejectUnauthorized: !insecure, timeout: CONNECT_MS },
    // Between two parts of a reply as long as that server likes: streams of events have nothing to tell for hours.
    bodyTimeout: 0,
  });
  return hosted.agent;
}

/** Sends each call by the connections of its world. */
const byConnectionsOfWorld: Pick<Dispatcher, 'request'> = {
  request: (options: Dispatcher.RequestOptions, callback?: unknown) => {
    const headers = options.headers as { [PASSING]: Passing }; // set where its headers were written
    const { agent, signal, onTrouble } = headers[PASSING];
    const onAnswer = callback as (error: Error | null, data: unknown) => void; // its other signature, a promise, is not used
    return agent.request(
      { ...options, bodyTimeout: 0, signal } as Parameters<Agent['request']>[0],
      // The journal tells in a sentence what went wrong: reply-from would log it, too, with its stack.
      (error, data) => (error === null ? onAnswer(null, data) : onTrouble(error)),
    );
  },
} as Pick<Dispatcher, 'request'>;

/** Sends a call on. It is the plugin's own way, taken out of it: an app that serves already takes no plugin any more. */
export const sendOn: SendOn = (reply, address, options) => {
  FROM.call(reply, address, options);
};

const FROM = ((): FastifyReply['from'] => {
  let from: FastifyReply['from'] | undefined;
  const app = {
    decorateReply: (_name: string, way: FastifyReply['from']) => {
      from = way;
    },
    addHook: () => undefined,
    onClose: () => undefined,
  };
  const options = { undici: byConnectionsOfWorld, disableRequestLogging: true };
  replyFrom(app as never, options as never, () => undefined);
  if (from === undefined) throw new Error('@fastify/reply-from decorated no reply');
  return from;
})();
