import { ControlFailure } from '../../control/control-client.ts';
import type { StageTexts } from './en.ts';

/** Whether a call got no answer at all: its sentence is the page's own, not the server's. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ControlFailure && error.status === undefined && error.cause !== undefined;
}

/** What an audience may read of what could not be done: the server's own sentence is English, and for developers. */
export function failureWords(error: unknown, { phoneAway, notDone }: StageTexts): string {
  return isUnanswered(error) ? phoneAway : notDone;
}
