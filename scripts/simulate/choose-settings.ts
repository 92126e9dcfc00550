import type { SentSettings } from './model/settings.ts';
import type { SimulationRandom } from './random.ts';

const SETTINGS: readonly SentSettings[] = [
  { reviewPolicy: 'manual' },
  { reviewPolicy: 'auto' },
  { reviewSeconds: 3600 },
  { reviewSeconds: 5 },
  { depositPassword: 'required' },
  { depositPassword: 'optional' },
  { depositBonusPercent: 0 },
  { depositBonusPercent: 20, depositBonusMost: 50 },
  { depositBonusPercent: 5, depositBonusMost: 388 },
  { depositMin: 100 },
  { depositMin: 10 },
  { withdrawalMax: 40 },
  { withdrawalMax: 50_000 },
  { withdrawalFeeBasisPoints: 0 },
  { withdrawalFeeBasisPoints: 333 },
  { withdrawalFeeBasisPoints: 1 },
  { chaseProfitRule: 'stop' },
  { chaseProfitRule: 'grow' },
  { chaseDoubleRule: 'stepped' },
  { chaseDoubleRule: 'spaced' },
  { maxChaseIssues: 3 },
  { maxChaseIssues: 12 },
  { tokenRotationMinutes: 30 },
  { tokenRotationMinutes: 0 },
];

/** What of a world may be changed while it runs, its times apart. */
export function chooseSettings(random: SimulationRandom): SentSettings {
  if (!random.isOneIn(6)) return random.pick(SETTINGS);
  return {
    oddsThousandths: Array.from({ length: 38 }, () => random.pick([1000, 1500, 1999, 20_000, 966_000])),
  };
}

/** What of the times of issues may change while a world runs. */
export function chooseSchedule(random: SimulationRandom): SentSettings {
  return random.pick<SentSettings>([
    { drawIntervalSeconds: 300 },
    { drawIntervalSeconds: 300, sealedSeconds: 20 },
    { drawIntervalSeconds: 210, sealedSeconds: 30 },
    { drawIntervalSeconds: 180 },
    { drawDelaySeconds: 200 },
    { drawDelaySeconds: 0 },
    { sealedSeconds: 60 },
    { maintenance: 'shift' },
    { maintenance: 'extend' },
    { maintenance: 'short' },
    { maintenance: 'none' },
  ]);
}

/** With what a world begins: issues of five minutes in most, since the time of a simulation goes with their number. */
export function firstSettings(random: SimulationRandom): SentSettings {
  return {
    drawIntervalSeconds: random.pick([300, 300, 300, 210, 180]),
    reviewSeconds: random.pick([20, 600]),
    ...(random.isOneIn(3) && { tokenRotationMinutes: 60 }),
    ...(random.isOneIn(4) && { drawDelaySeconds: 200 }),
    ...(random.isOneIn(3) && { withdrawalFeeBasisPoints: 333 }),
    ...(random.isOneIn(3) && { maintenance: random.pick(['extend', 'short', 'none'] as const) }),
  };
}
