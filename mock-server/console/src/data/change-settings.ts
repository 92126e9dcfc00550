import {
  changeConfigControl,
  type RunningSettings,
  readConfigControl,
} from '@canada28/shared/control/operator.control.ts';
import { control } from './control-client.ts';
import { perform } from './perform.ts';

/** Changes settings of the running world; taken back, what was changed is what it was before. */
export function changeSettings(wanted: RunningSettings, said: string): Promise<boolean> {
  return perform(async () => {
    const before = await control(readConfigControl);
    await control(changeConfigControl, { body: wanted });
    const changed = Object.entries(before).filter(([name]) => name in wanted);
    const undo = async () => {
      // The same names with the values that the server told.
      await control(changeConfigControl, { body: Object.fromEntries(changed) as RunningSettings });
      return { said: 'The settings are what they were.' };
    };
    return { said, undo };
  });
}
