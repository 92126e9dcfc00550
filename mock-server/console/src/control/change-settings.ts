import { changeConfigControl, type RunningSettings } from '@canada28/shared/control/operator.control.ts';
import { control } from './control-client.ts';
import { perform } from './perform.ts';

/** Changes settings of the running world. */
export function changeSettings(wanted: RunningSettings, said: string): Promise<boolean> {
  return perform(async () => {
    await control(changeConfigControl, { body: wanted });
    return { said, isStep: true };
  });
}
