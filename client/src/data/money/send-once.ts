/**
 * Every call that moves the player's money goes through here: bet, chase, deposit, withdrawal. The life of one request,
 * told by its key (player-api §3):
 *
 *   none → on its way        the player confirms it: a key is made and kept on this device before anything is sent
 *   on its way → on its way  confirmed once more, from a sheet opened again, say: waits for the same answer
 *   on its way → none        answered: done or refused
 *   on its way → unanswered  no answer, or none of the application's (an HTTP error): it may or may not be done
 *   unanswered → on its way  the same is confirmed within SEND_AGAIN_MS, after a reload, a cleared storage, an opened
 *                            link or a new log in of the same player, too: same key
 *   unanswered → none        something else is confirmed, or SEND_AGAIN_MS have passed: what is confirmed now is new
 *
 * A refusal ends only a request of which nothing went unanswered before: what a server says of the repetition (a wrong
 * password, a session that has ended) does not tell what became of the first. A reload on the way leaves it unanswered.
 */
import type { Call, InputOf, OutputOf } from '@canada28/shared/contract/call.ts';
import { callApi } from '../../lib/api-client.ts';
import { isOutcomeUnknown } from '../../lib/api-error.ts';
import { readStoredJson, removeStored, SENT_PREFIX, writeStored } from '../../lib/browser-storage.ts';
import { isSentAgain } from '../../lib/send-again.ts';
import { serverClock } from '../../lib/server-clock.ts';
import { getSession } from '../../lib/session.store.ts';

/** A request that was sent and is not known to be answered. */
type Sent = {
  /** Whose request it is: a browser in which another player is logged in need not keep it. */
  readonly playerId: number | undefined;
  /** What it asks for; never the password. */
  readonly request: string;
  readonly key: string;
  /** By the server's clock, which also counts how long the server remembers the key. */
  readonly sentAtMs: number;
};

/** Sends a call so that one confirmed request is carried out once; one instance serves the whole app. */
export function createSendOnce<C extends Call>(call: C): (input: InputOf<C>) => Promise<OutputOf<C>> {
  const memory = createMemory(`${SENT_PREFIX}${call.path}`);
  const onTheirWay = new Map<string, Promise<OutputOf<C>>>();

  const send = async (request: string, input: InputOf<C>): Promise<OutputOf<C>> => {
    const earlier = memory.find(request);
    const key = earlier?.key ?? newIdempotencyKey();
    memory.keep({ playerId: getSession()?.id, request, key, sentAtMs: serverClock.nowMs() });
    try {
      const output = await callApi(call, input, { idempotencyKey: key });
      memory.drop(key);
      return output;
    } catch (error) {
      if (earlier === undefined && !isOutcomeUnknown(error)) memory.drop(key);
      throw error;
    }
  };
  return (input) => {
    const request = describeRequest(input);
    const answer = onTheirWay.get(request) ?? send(request, input);
    onTheirWay.set(request, answer);
    const arrive = () => onTheirWay.delete(request);
    answer.then(arrive, arrive);
    return answer;
  };
}

/** A request with another password, after a mistyped one, is the same request. */
function describeRequest(input: unknown): string {
  const fields = { ...(input as object), password: undefined }; // the input of every call is an object
  return JSON.stringify({ playerId: getSession()?.id, ...fields });
}

/** The one unanswered request of its kind, kept over a reload; in memory, too, where the browser forbids storage. */
function createMemory(storageKey: string) {
  let sent: Sent | undefined;
  const readKept = () => {
    const stored = readStoredJson(storageKey);
    return isSent(stored) ? stored : undefined;
  };
  return {
    find: (request: string): Sent | undefined => {
      const known = sent ?? readKept();
      return known?.request === request && isSentAgain(known.sentAtMs) ? known : undefined;
    },
    keep: (next: Sent): void => {
      sent = next;
      writeStored(storageKey, JSON.stringify(next));
    },
    /** Forgets the request of this key, unless another one, of another tab, too, has taken its place meanwhile. */
    drop: (key: string): void => {
      if (sent?.key === key) sent = undefined;
      if (readKept()?.key === key) removeStored(storageKey);
    },
  };
}

function isSent(value: unknown): value is Sent {
  if (typeof value !== 'object' || value === null) return false;
  const { request, key, sentAtMs } = value as Partial<Record<keyof Sent, unknown>>;
  return typeof request === 'string' && typeof key === 'string' && typeof sentAtMs === 'number';
}

/** Bytes of a key: as many as a UUID has. */
const KEY_BYTES = 16;

/**
 * A new value of the header `Idempotency-Key` (player-api §3). Made by hand because `crypto.randomUUID` is missing where
 * a phone opens the demo over plain HTTP.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
