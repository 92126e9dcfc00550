import { setTimeout as wait } from 'node:timers/promises';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { listIssuesControl } from '@canada28/shared/control/draws.control.ts';
import type { Page, Request, Response } from '@playwright/test';
import type { World } from './world.ts';

/**
 * When the phone in a page shows the present of its world (control §10). The client says nothing of that itself: it reads
 * the clock of a demo every 600 ms, asks for the issue when the clock was moved, and then for what follows from it. So the
 * phone has followed when it has read the clock since, has its answers, and has rendered them without asking further (decision 125).
 */

type FollowOptions = {
  /** How long it may take, ms. */
  readonly timeout?: number;
};

/** A page whose phone can be waited for. */
export type FollowedPage = Page & {
  /** Resolves when the phone shows what its world is now; throws what it still lacks when it does not come to that. */
  readonly followed: (options?: FollowOptions) => Promise<void>;
};

const FOLLOWS_WITHIN_MS = 15_000;
const LOOK_AGAIN_MS = 25;

/** An answer to the page, with the place of its request among all of them. */
type Answer = { readonly place: number; readonly response: Response };

/** Gives a page that has not been opened yet the function that waits for its phone. */
export function followedPage(page: Page, world: World): FollowedPage {
  const traffic = watchTraffic(page, world.name);
  const followed = async ({ timeout = FOLLOWS_WITHIN_MS }: FollowOptions = {}) => {
    if (world.kind === 'upstream')
      throw new Error(
        `Another server answers in ${world.name}, and its replies do not tell the time: wait for what the page is to show.`,
      );
    const since = traffic.begun();
    const patience = AbortSignal.timeout(timeout);
    let lacks = await whatLacks(since);
    while (lacks !== undefined) {
      if (patience.aborted) throw new Error(`The phone did not follow within ${timeout / 1000} s: ${lacks}.`);
      await wait(LOOK_AGAIN_MS);
      lacks = await whatLacks(since);
    }
  };
  const whatLacks = async (since: number): Promise<string | undefined> => {
    if (!(traffic.clockReadAt() > since))
      return `it has not read the time of ${world.name} since; its page is ${page.url()}`;
    const waitedFor = traffic.waitedFor();
    if (waitedFor.length > 0) return `it waits for ${waitedFor.join(', ')}`;
    const begun = traffic.begunCalls();
    // A page that is on its way to another one has not come to rest.
    await page.evaluate(hasRendered).catch(() => undefined);
    if (traffic.begunCalls() !== begun) return 'it goes on asking';
    return lackOfIssue(traffic.issueKnown(), since, world);
  };
  return Object.assign(page, { followed });
}

/** What a page asks of the mock, from now on. */
function watchTraffic(page: Page, world: string) {
  const places = new Map<Request, number>();
  const pending = new Set<Request>();
  let begun = 0;
  let begunCalls = 0;
  let clockReadAt = 0;
  let issueKnown: Answer | undefined;
  page.on('request', (request) => {
    begun += 1;
    places.set(request, begun);
    if (!isCall(request)) return;
    begunCalls += 1;
    pending.add(request);
  });
  page.on('response', (response) => {
    const place = places.get(response.request()) ?? 0;
    if (response.headers()['x-demo'] !== world) return;
    clockReadAt = Math.max(clockReadAt, place);
    if (response.url().endsWith(findCurrentIssueCall.path)) issueKnown = { place, response };
  });
  const end = (request: Request) => {
    pending.delete(request);
    places.delete(request);
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    begun: () => begun,
    begunCalls: () => begunCalls,
    /** The place of the last request whose answer told the time of the world. */
    clockReadAt: () => clockReadAt,
    waitedFor: () => [...pending].map((request) => new URL(request.url()).pathname),
    issueKnown: () => issueKnown,
  };
}

/** The phone's looks at the time are no calls. */
function isCall(request: Request): boolean {
  return request.method() === 'POST' && ['xhr', 'fetch'].includes(request.resourceType());
}

/** A phone that shows an issue and did not ask for it since has to know the one that it is now; a recording has none. */
async function lackOfIssue(
  known: Answer | undefined,
  since: number,
  world: World,
): Promise<string | undefined> {
  if (known === undefined || known.place > since || world.kind === 'recording') return undefined;
  const { data } = await known.response.json().catch(() => ({ data: null }));
  const query = { before: 0, after: 0 };
  const { issues } = await world.control(listIssuesControl, { query, isLook: true });
  const present = issues[0]?.issueCode;
  // In the daily break none is on; the phone asks for the next one by itself.
  if (present === undefined || data?.issueCode === present) return undefined;
  return `it knows issue ${data?.issueCode}, and it is ${present} now`;
}

/** In the browser: resolves when nothing more is to be done for what has come, and it is on the screen. */
async function hasRendered(): Promise<void> {
  const idle = () =>
    new Promise<unknown>((resolve) => {
      if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 500 });
      else setTimeout(resolve, 50);
    });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let round = 0; round < 2; round += 1) {
    await idle();
    await frame();
  }
}
