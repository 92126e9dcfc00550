import { create } from 'zustand';
import { readStoredJson, removeStored, SERVER_FACTS_KEY, writeStored } from './browser-storage.ts';
import { wallClockMs } from './device-clock.ts';

/**
 * What the app has learned about the server behind it, so that it neither asks nor burdens the player again: a call that
 * is not there, a deposit that wants the transaction password, a gender that is refused. A fact is remembered over a
 * reload and for a day: servers change.
 */
type ServerFact = `missing ${string}` | 'wants deposit password' | 'refuses secrecy';

const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/** When each was learned, epoch ms of the device. */
type Facts = Readonly<Record<string, number>>;

const useFacts = create<Facts>(() => readFacts());

function readFacts(): Facts {
  const stored = Object(readStoredJson(SERVER_FACTS_KEY));
  const known = Object.entries(stored).filter(([, atMs]) => isFresh(atMs));
  return Object.fromEntries(known) as Facts; // only numbers are fresh
}

function isFresh(atMs: unknown): boolean {
  return typeof atMs === 'number' && Math.abs(wallClockMs() - atMs) < REMEMBERED_MS;
}

export function noteServerFact(fact: ServerFact): void {
  useFacts.setState({ [fact]: wallClockMs() });
  writeStored(SERVER_FACTS_KEY, JSON.stringify(useFacts.getState()));
}

export function knowsServerFact(fact: ServerFact): boolean {
  return isFresh(useFacts.getState()[fact]);
}

/** Whether that is known of the server; the component follows. */
export function useServerFact(fact: ServerFact): boolean {
  return useFacts((facts) => isFresh(facts[fact]));
}

/** Another world is another server. */
export function forgetServerFacts(): void {
  useFacts.setState({}, true);
  removeStored(SERVER_FACTS_KEY);
}
