import { Agent, type Dispatcher } from 'undici';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import type { Upstream } from '../../worlds/world-source.ts';
import { CONNECT_MS } from './upstream-trouble.ts';

/** Under it a call carries through what sends it on by which connections it goes. */
export const PASSING = Symbol('passing');

/** By which connections a call is sent on, and what ends it when its caller goes away. */
export type Passing = { readonly agent: Agent; readonly signal: AbortSignal };

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
export const byConnectionsOfWorld: Pick<Dispatcher, 'request'> = {
  request: (options: Dispatcher.RequestOptions, callback?: unknown) => {
    const headers = options.headers as { [PASSING]: Passing }; // set where its headers were written
    const { agent, signal } = headers[PASSING];
    // By its other signature it answers a promise, which is not used here.
    return agent.request(
      { ...options, bodyTimeout: 0, signal } as Parameters<Agent['request']>[0],
      callback as never,
    );
  },
} as Pick<Dispatcher, 'request'>;
