import type { Model } from './model.ts';
import { MICROS, MINUTE, ODDS } from './rules.ts';
import { gridSlotFrom, slotAfter } from './schedule.ts';
import type { ModelSettings } from './state.ts';

/** Settings as they are sent (control §1). */
export type SentSettings = {
  readonly drawIntervalSeconds?: number;
  readonly sealedSeconds?: number;
  readonly drawDelaySeconds?: number;
  readonly maintenance?: 'shift' | 'extend' | 'short' | 'none';
  readonly tokenRotationMinutes?: number;
  readonly chaseProfitRule?: 'grow' | 'stop';
  readonly chaseDoubleRule?: 'spaced' | 'stepped';
  readonly maxChaseIssues?: number;
  readonly reviewPolicy?: 'auto' | 'manual';
  readonly reviewSeconds?: number;
  readonly depositPassword?: 'optional' | 'required';
  readonly depositBonusPercent?: number;
  readonly depositBonusMost?: number;
  readonly depositMin?: number;
  readonly depositMax?: number;
  readonly withdrawalMin?: number;
  readonly withdrawalMax?: number;
  readonly withdrawalFeeBasisPoints?: number;
  readonly oddsThousandths?: readonly number[];
};

/** What a world has where nothing else is said (game §4, product §9). */
export const DEFAULTS: ModelSettings = {
  interval: 210_000,
  sealed: 30_000,
  delay: 30_000,
  maintenance: 'shift',
  odds: ODDS,
  profitRule: 'grow',
  doubleRule: 'spaced',
  mostIssues: 8,
  policy: 'auto',
  review: 20_000,
  isPasswordNeeded: false,
  bonusPercent: 5,
  bonusMost: 388 * MICROS,
  depositLeast: 10 * MICROS,
  depositMost: 50_000 * MICROS,
  withdrawalLeast: 10 * MICROS,
  withdrawalMost: 50_000 * MICROS,
  feeBasisPoints: 1,
  isDelayOwn: false,
  rotation: 0,
};

const seconds = (value: number | undefined) => (value === undefined ? undefined : value * 1000);
const usdt = (value: number | undefined) => (value === undefined ? undefined : Math.round(value * MICROS));

/** A draw comes as long after the end of a sale as an issue is sealed, unless it is told otherwise (game §4). */
export function settingsWith(before: ModelSettings, sent: SentSettings): ModelSettings {
  const changed: { readonly [Name in keyof ModelSettings]: ModelSettings[Name] | undefined } = {
    interval: seconds(sent.drawIntervalSeconds),
    sealed: seconds(sent.sealedSeconds),
    delay: seconds(sent.drawDelaySeconds ?? (before.isDelayOwn ? undefined : sent.sealedSeconds)),
    isDelayOwn: sent.drawDelaySeconds === undefined ? undefined : true,
    maintenance: sent.maintenance,
    odds: sent.oddsThousandths,
    profitRule: sent.chaseProfitRule,
    doubleRule: sent.chaseDoubleRule,
    mostIssues: sent.maxChaseIssues,
    policy: sent.reviewPolicy,
    review: seconds(sent.reviewSeconds),
    isPasswordNeeded: sent.depositPassword === undefined ? undefined : sent.depositPassword === 'required',
    bonusPercent: sent.depositBonusPercent,
    bonusMost: usdt(sent.depositBonusMost),
    depositLeast: usdt(sent.depositMin),
    depositMost: usdt(sent.depositMax),
    withdrawalLeast: usdt(sent.withdrawalMin),
    withdrawalMost: usdt(sent.withdrawalMax),
    feeBasisPoints: sent.withdrawalFeeBasisPoints,
    rotation: sent.tokenRotationMinutes === undefined ? undefined : sent.tokenRotationMinutes * MINUTE,
  };
  const given = Object.entries(changed).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(given) };
}

/** Settings of the schedule hold from the next issue on: it follows on the present one, in a break on the new grid (control §6). */
export function changeSettings(model: Model, sent: SentSettings): void {
  model.settings = settingsWith(model.settings, sent);
  const { drawIntervalSeconds, sealedSeconds, drawDelaySeconds, maintenance } = sent;
  const isOfSchedule = [drawIntervalSeconds, sealedSeconds, drawDelaySeconds, maintenance].some(
    (value) => value !== undefined,
  );
  if (!isOfSchedule) return;
  const index = model.issues.findIndex(({ saleStart }) => saleStart > model.nowMs);
  const next = model.issues[index];
  if (next === undefined) return;
  const { current } = model;
  const isInSlot = current !== undefined && model.nowMs < current.end;
  const slot = isInSlot ? slotAfter(model.settings, current.end) : gridSlotFrom(model.settings, model.nowMs);
  model.issues[index] = { ...next, ...slot };
  model.tell(isInSlot ? 'schedule-changed' : 'schedule-changed-in-break');
}
