import { serverClock } from './server-clock.ts';
import { useWorld } from './world.store.ts';

/** On a fast clock draws come faster than a player reads: what follows each of them is done this often, device ms. */
const REST_MS = 1000;

/**
 * A work for a client of the server state that may be asked for at any rate: it is done at once, in a crowd a
 * round later, and on a fast clock rests then. However often it is asked for meanwhile, it is done once more after the rest.
 */
export function paced<Client extends object>(work: (client: Client) => void): (client: Client) => void {
  const asked = new WeakMap<Client, boolean>();
  const step = (client: Client) => {
    if (asked.get(client) !== true) {
      asked.delete(client);
      return;
    }
    asked.set(client, false);
    work(client);
    setTimeout(() => step(client), serverClock.rate() > 1 ? REST_MS : 0);
  };
  return (client) => {
    const isBegun = asked.has(client);
    asked.set(client, true);
    // Several parts of a screen may see the same reason at once: that is one asking.
    if (isBegun) return;
    const begin = () => step(client);
    const waitMs = useWorld.getState().crowdMs;
    if (waitMs > 0) setTimeout(begin, waitMs);
    else queueMicrotask(begin);
  };
}
