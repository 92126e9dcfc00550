import type { SimulationRandom } from './random.ts';

/** Whole kinds of action, each of which a seed may switch off, so that what is rare meets (swarm testing). */
const KINDS = [
  'bets',
  'large bets',
  'wrong bets',
  'chases',
  'chases with a stop rule',
  'stops',
  'deposits',
  'withdrawals',
  'wrong passwords',
  'retries',
  'limits',
  'time-outs',
  'addresses',
  'sessions',
  'reviews',
  'credits',
  'bans',
  'wanted results',
  'late draws',
  'void issues',
  'dropped scripts',
  'faults',
  'settings',
  'schedule',
  'maintenance',
  'snapshots',
  'back',
  'resets',
  'rates',
  'waits',
  'set-back clocks',
  'restarts',
  'kills',
] as const;

export type Kind = (typeof KINDS)[number];

/** How often what is of a kind is chosen: as often as written, or, where it is a favourite of the seed, five times as often. */
export type Kinds = ReadonlyMap<Kind, number>;

/** What a seed lets happen: each kind is on in two of three seeds, bets and chases in nearly all; one in six is a favourite. */
export function chooseKinds(random: SimulationRandom): Kinds {
  const isOn = (kind: Kind) =>
    kind === 'bets' || kind === 'chases' ? !random.isOneIn(8) : !random.isOneIn(3);
  return new Map(KINDS.filter(isOn).map((kind) => [kind, random.isOneIn(6) ? 5 : 1]));
}
