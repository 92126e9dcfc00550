import { changeConfigControl, type RunningSettings } from '@canada28/shared/control/operator.control.ts';
import { change } from './perform.ts';

export function changeSettings(wanted: RunningSettings, said: string): Promise<boolean> {
  return change(changeConfigControl, { body: wanted }, said);
}
