import type { RecordedRequest, RecordedScreen } from './record-clients.ts';

/** A request that a client has to make; its moment is told from the draw, ms. */
export type PlannedRequest = RecordedRequest & { readonly client: number };

/** What is asked so often by one client comes by a timer, whose beginning is another for each client. */
const OFTEN = 8;

/**
 * What so many clients ask, in the order of time: client after client on another screen, each at a place of its own
 * between the first and the last that were recorded, and its timers begun at a moment of its own.
 */
export function planRequests(
  screens: readonly RecordedScreen[],
  clients: number,
  random: () => number,
): PlannedRequest[] {
  const planned = Array.from({ length: clients }, (_, client) => {
    const screen = screens[client % screens.length];
    return screen === undefined ? [] : requestsOf(screen, random).map((request) => ({ ...request, client }));
  });
  return planned.flat().sort((a, b) => a.atMs - b.atMs);
}

function requestsOf({ first, last }: RecordedScreen, random: () => number): RecordedRequest[] {
  const place = random();
  const phase = random();
  const lastOf = groupsOf(last);
  return [...groupsOf(first)].flatMap(([kind, early]) => {
    const late = lastOf.get(kind) ?? [];
    if (early.length >= OFTEN) return shifted(early, phase);
    return early.flatMap((request, index) => {
      const other = late[index];
      return other === undefined ? [] : [{ ...request, atMs: mixed(request.atMs, other.atMs, place) }];
    });
  });
}

/** Requests of the same kind, in their order. */
function groupsOf(requests: readonly RecordedRequest[]): Map<string, RecordedRequest[]> {
  const groups = new Map<string, RecordedRequest[]>();
  for (const request of requests.filter(({ path }) => !path.startsWith('/assets/'))) {
    const kind = `${request.method} ${request.path} ${request.body}`;
    groups.set(kind, [...(groups.get(kind) ?? []), request]);
  }
  return groups;
}

/** The same so much later, up to one round of the timer. */
function shifted(requests: readonly RecordedRequest[], phase: number): RecordedRequest[] {
  const [first, last] = [requests[0]?.atMs ?? 0, requests.at(-1)?.atMs ?? 0];
  const laterMs = (phase * (last - first)) / (requests.length - 1);
  return requests.map((request) => ({ ...request, atMs: request.atMs + laterMs }));
}

const mixed = (first: number, last: number, place: number) => first + (last - first) * place;
