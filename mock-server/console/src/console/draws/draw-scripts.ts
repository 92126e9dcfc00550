import {
  clearDrawScriptsControl,
  type DrawScript,
  type DrawScripts,
  dropDrawScriptControl,
  scriptDrawsControl,
} from '@canada28/shared/control/draws.control.ts';
import { control } from '../../control/control-client.ts';
import { change, perform } from '../../control/perform.ts';

export type Wish = DrawScripts[number];

const LEFT = 'Left to chance again.';

export function scriptDraws(scripts: readonly DrawScript[], said: string): Promise<boolean> {
  return perform(async () => {
    for (const body of scripts) await control(scriptDrawsControl, { body });
    return { said, isStep: true };
  });
}

export function dropScript(id: number): Promise<boolean> {
  return change(dropDrawScriptControl, { params: { id: String(id) } }, LEFT);
}

export function clearScripts(): Promise<boolean> {
  return change(clearDrawScriptsControl, {}, LEFT);
}
