import type { WorldSettings } from '@canada28/shared/control/world-settings.ts';

/** The groups in which people look for a scenario (control §4). */
export const SCENARIO_GROUPS = ['accounts', 'betting', 'chase', 'money', 'time', 'errors', 'sales'] as const;

/**
 * A moment of the world's own clock that a scenario begins at: `now`, or the last time before now at which its clocks
 * showed `time` (`HH:MM`), on that date (`yyyy-MM-dd`, any year) or weekday (0 is Monday) if it names one.
 */
export type ScenarioMoment =
  | 'now'
  | { readonly time: string; readonly weekday?: number; readonly date?: string };

/** A situation that a world can be put into; one file each (control §4). */
export type Scenario = {
  /** In a path and on the command line. */
  readonly name: string;
  readonly title: string;
  /** What is true in it, for people. */
  readonly sentence: string;
  readonly group: (typeof SCENARIO_GROUPS)[number];
  /** `demo`: with the accounts and the past that `npm start` shows; else an empty room with past draws. */
  readonly begins: 'demo' | 'bare';
  readonly at?: ScenarioMoment;
  readonly settings?: WorldSettings;
};
