import type { RunningSettings } from '@canada28/shared/control/operator.control.ts';
import { usdtFromMicros } from '@canada28/shared/money/usdt.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { rescheduleNextIssue } from '../../features/draws/reschedule-issue.ts';
import type { TaskContext } from '../../world/world.ts';
import type { WorldConfig } from '../../world/world-config.ts';
import { changeSettings } from '../../world/world-state.ts';
import { ControlError } from '../control-error.ts';

/** What the times of an issue follow from. */
const OF_SCHEDULE = [
  'drawIntervalSeconds',
  'sealedSeconds',
  'drawDelaySeconds',
  'maintenance',
  'timeZone',
] as const;

/** Changes settings of a running world; answers all that hold now. */
export function changeConfig(context: TaskContext, wanted: RunningSettings): RunningSettings {
  const { world } = context;
  const before = world.config;
  try {
    changeSettings(world, wanted);
    if (OF_SCHEDULE.some((name) => wanted[name] !== undefined)) rescheduleNextIssue(context);
  } catch (error) {
    // What the database takes back holds in memory no longer either.
    world.config = before;
    if (error instanceof RangeError) throw new ControlError(`${error.message}.`, { cause: error });
    throw error;
  }
  return settingsOf(world.config);
}

/** What of a world's settings may change while it runs. */
export function settingsOf(config: WorldConfig): RunningSettings {
  const { schedule, depositBonus, depositLimits, withdrawalLimits } = config;
  return {
    drawIntervalSeconds: schedule.intervalSeconds,
    sealedSeconds: schedule.sealedSeconds,
    drawDelaySeconds: schedule.drawDelaySeconds,
    maintenance: schedule.maintenance,
    timeZone: schedule.timeZone,
    demoCredit: usdtFromMicros(config.demoCreditMicros),
    tokenRotationMinutes: (config.tokenRotationMs ?? 0) / MINUTE_MS,
    chaseProfitRule: config.chaseProfitRule,
    chaseDoubleRule: config.chaseDoubleRule,
    maxChaseIssues: config.maxChaseIssues,
    reviewPolicy: config.reviewPolicy,
    reviewSeconds: config.reviewSeconds,
    depositPassword: config.isDepositPasswordRequired ? 'required' : 'optional',
    depositBonusPercent: depositBonus.percent,
    depositBonusMost: usdtFromMicros(depositBonus.mostMicros),
    depositMin: usdtFromMicros(depositLimits.minMicros),
    depositMax: usdtFromMicros(depositLimits.maxMicros),
    withdrawalMin: usdtFromMicros(withdrawalLimits.minMicros),
    withdrawalMax: usdtFromMicros(withdrawalLimits.maxMicros),
    homeOrderCount: config.homeOrderCount,
    oddsThousandths: [...config.oddsThousandths],
  };
}
