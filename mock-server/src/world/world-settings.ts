import type { WorldSettings } from '@canada28/shared/control/world-settings.ts';
import { type ScheduleConfig, scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { microsFromUsdt, usdtFromMicros } from '@canada28/shared/money/usdt.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { SumLimits, WorldConfig } from './world-config.ts';

/**
 * A configuration in which some settings are others (control §1). Throws a RangeError that names what cannot be, such as
 * a time zone that nobody knows.
 */
export function configWith(config: WorldConfig, settings: WorldSettings): WorldConfig {
  const rotationMinutes = settings.tokenRotationMinutes;
  return {
    ...config,
    ...given({
      demoCreditMicros: mapped(settings.demoCredit, microsFromUsdt),
      chaseProfitRule: settings.chaseProfitRule,
      chaseDoubleRule: settings.chaseDoubleRule,
      maxChaseIssues: settings.maxChaseIssues,
      reviewPolicy: settings.reviewPolicy,
      reviewSeconds: settings.reviewSeconds,
      isDepositPasswordRequired: mapped(settings.depositPassword, (rule) => rule === 'required'),
      homeOrderCount: settings.homeOrderCount,
      pastDraws: settings.pastDraws,
      oddsThousandths: settings.oddsThousandths,
    }),
    ...(rotationMinutes !== undefined && { tokenRotationMs: rotationMinutes * MINUTE_MS || undefined }),
    schedule: scheduleWith(config.schedule, settings),
    depositLimits: limitsWith(config.depositLimits, 'deposit', settings),
    withdrawalLimits: limitsWith(config.withdrawalLimits, 'withdrawal', settings),
    depositBonus: {
      ...config.depositBonus,
      ...given({
        percent: settings.depositBonusPercent,
        mostMicros: mapped(settings.depositBonusMost, microsFromUsdt),
      }),
    },
  };
}

/** Throws a RangeError where the least would be more than the most. */
function limitsWith(limits: SumLimits, what: 'deposit' | 'withdrawal', settings: WorldSettings): SumLimits {
  const least = settings[`${what}Min`];
  const most = settings[`${what}Max`];
  const wanted = {
    ...limits,
    ...given({ minMicros: mapped(least, microsFromUsdt), maxMicros: mapped(most, microsFromUsdt) }),
  };
  if (wanted.minMicros <= wanted.maxMicros) return wanted;
  const [min, max] = [wanted.minMicros, wanted.maxMicros].map(usdtFromMicros);
  throw new RangeError(`${what}Min must be at most ${what}Max, got ${min} and ${max}`);
}

/** A draw comes as long after the end of the sale as an issue is sealed, unless somebody says otherwise. */
function scheduleWith(schedule: ScheduleConfig, settings: WorldSettings): ScheduleConfig {
  return scheduleConfig({
    ...schedule,
    ...given({
      intervalSeconds: settings.drawIntervalSeconds,
      sealedSeconds: settings.sealedSeconds,
      drawDelaySeconds: settings.drawDelaySeconds ?? settings.sealedSeconds,
      timeZone: settings.timeZone,
      maintenance: settings.maintenance,
    }),
  });
}

function mapped<Value, Result>(value: Value | undefined, map: (value: Value) => Result): Result | undefined {
  return value === undefined ? undefined : map(value);
}

/** Only the fields that have a value. */
function given<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  // What is left of an object whose undefined fields were left out.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof given<Fields>
  >;
}
