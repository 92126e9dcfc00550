import {
  clearDrawScriptsControl,
  type DrawScript,
  type DrawScripts,
  dropDrawScriptControl,
  scriptDrawsControl,
} from '@canada28/shared/control/draws.control.ts';
import { change } from '../../control/perform.ts';

export type Wish = DrawScripts[number];

const LEFT = 'Left to chance again.';

export function scriptDraws(body: DrawScript, said: string): Promise<boolean> {
  return change(scriptDrawsControl, { body }, said);
}

export function dropScript(id: number): Promise<boolean> {
  return change(dropDrawScriptControl, { params: { id: String(id) } }, LEFT);
}

export function clearScripts(): Promise<boolean> {
  return change(clearDrawScriptsControl, {}, LEFT);
}
