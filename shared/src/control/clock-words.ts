import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../units-of-time.ts';
import type { ControlInputOf } from './control-call.ts';
import { MOMENT_WORDS, type moveClockControl } from './time.control.ts';
import type { UndoStep } from './undo-step.ts';

const TO_WORDS: Readonly<Record<string, string>> = MOMENT_WORDS;

/** What a command to the clock does, in a few words without a subject: "+ 1 h", "to the draw", "speed ×10" (control §2). */
export function clockWords(command: Partial<Record<ClockField, unknown>>): string {
  const { to, advance, set, rate, back, freeze } = command;
  if (to !== undefined) return TO_WORDS[String(to)] ?? `to ${to}`;
  if (advance !== undefined) return `+ ${spaced(advance)}`;
  if (set !== undefined) return `to ${typeof set === 'number' ? momentText(set) : set}`;
  if (rate === 0 || freeze === true) return 'time frozen';
  if (rate !== undefined) return `speed ×${rate}`;
  return back === true ? 'back' : 'time runs again';
}

/** The same with a sentence that tells it (control §14). */
export function clockStep(
  command: Partial<Record<ClockField, unknown>>,
): Pick<UndoStep, 'what' | 'sentence'> {
  const { to, advance, set, rate, resume } = command;
  const what = clockWords(command);
  if (to !== undefined) return { what, sentence: `The time went ${what}.` };
  if (advance !== undefined) return { what, sentence: `The time went ${spaced(advance)} ahead.` };
  if (set !== undefined) return { what, sentence: `The time was set ${what}.` };
  if (what === 'time frozen') return { what, sentence: 'The time was frozen.' };
  if (rate !== undefined) return { what, sentence: `The time was made to run ${rate} times as fast.` };
  return { what, sentence: `The time was ${resume === true ? 'made to run again' : 'taken back'}.` };
}

type Command = ControlInputOf<typeof moveClockControl>['body'];
type ClockField = Command extends infer One ? (One extends unknown ? keyof One : never) : never;

/** 1,789,534,800,000 → "2026-09-16T05:00:00Z"; one that no calendar has is refused, and told as it came. */
function momentText(epochMs: number): string {
  const moment = new Date(epochMs);
  return Number.isNaN(moment.getTime()) ? String(epochMs) : moment.toISOString().replace('.000', '');
}

/** "3m30s", or 210,000 ms → "3 min 30 s". */
function spaced(advance: unknown): string {
  const text = typeof advance === 'number' ? inUnits(advance) : String(advance);
  const units: Readonly<Record<string, string>> = { m: 'min' };
  return text
    .replaceAll(/(\d+)(ms|[dhms])/g, (_, count: string, unit: string) => `${count} ${units[unit] ?? unit} `)
    .trim();
}

const UNITS = [
  ['d', DAY_MS],
  ['h', HOUR_MS],
  ['m', MINUTE_MS],
  ['s', SECOND_MS],
  ['ms', 1],
] as const;

/** 210,000 ms → "3m30s". */
function inUnits(ms: number): string {
  let left = ms;
  const parts = UNITS.map(([unit, unitMs]) => {
    const whole = Math.floor(left / unitMs);
    left -= whole * unitMs;
    return whole === 0 ? '' : `${whole}${unit}`;
  });
  return parts.join('') || '0s';
}
