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

/** What a seed lets happen: each kind is on in two of three seeds, bets and chases in nearly all. */
export function chooseKinds(random: SimulationRandom): ReadonlySet<Kind> {
  const isOn = (kind: Kind) =>
    kind === 'bets' || kind === 'chases' ? !random.isOneIn(8) : !random.isOneIn(3);
  return new Set(KINDS.filter(isOn));
}
