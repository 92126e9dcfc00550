import type { ControlInputOf } from '@canada28/shared/control/control-call.ts';
import { type ClockMove, moveClockControl } from '@canada28/shared/control/time.control.ts';
import { control } from '../../data/control-client.ts';
import { goBack, perform } from '../../data/perform.ts';
import { counted } from '../../ui/format.ts';

type Command = ControlInputOf<typeof moveClockControl>['body'];

/** Sends the world's clock somewhere, or changes its rate, and says what happened on the way. */
export function moveClock(command: Command, said: string): Promise<boolean> {
  return perform(async () => {
    const move = await control(moveClockControl, { body: command });
    return { said: `${said}: ${happened(move)}.`, undo: goBack };
  });
}

/** Lets the clock run at another rate; 0 stops it. Nothing happens by it, so there is nothing to go back to. */
export function changeRate(rate: number, before: number): Promise<boolean> {
  return perform(async () => {
    await control(moveClockControl, { body: { rate } });
    const undo = async () => {
      await control(moveClockControl, { body: { rate: before } });
      return { said: rateWords(before) };
    };
    return { said: rateWords(rate), undo };
  });
}

function rateWords(rate: number): string {
  return rate === 0 ? 'Time stands still.' : `Time runs ${rate} times as fast as it does outside.`;
}

function happened({ happened: told, more }: ClockMove): string {
  return told.length === 0
    ? 'nothing happened on the way'
    : `${counted(told.length + more, 'thing')} happened`;
}
