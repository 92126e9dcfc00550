import type { RunningSettings } from '@canada28/shared/control/operator.control.ts';
import { rescheduleNextIssue } from '../../features/draws/reschedule-issue.ts';
import type { TaskContext } from '../../world/world.ts';
import { settingsOf, type WorldConfig } from '../../world/world-config.ts';
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
  try {
    changeSettings(world, wanted);
    if (OF_SCHEDULE.some((name) => wanted[name] !== undefined)) rescheduleNextIssue(context);
  } catch (error) {
    if (error instanceof RangeError) throw new ControlError(`${error.message}.`, { cause: error });
    throw error;
  }
  return runningSettingsOf(world.config);
}

/** What of a world's settings may change while it runs. */
export function runningSettingsOf(config: WorldConfig): RunningSettings {
  const { pastDraws: _whenMadeOnly, ...running } = settingsOf(config);
  return running;
}
