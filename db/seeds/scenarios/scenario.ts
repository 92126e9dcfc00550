import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { WorldSettings } from '@canada28/shared/world-settings.ts';
import type { ScenarioPlayer, ScenarioWorld } from './scenario-world.ts';

/** The groups in which people look for a scenario (control §4). */
export const SCENARIO_GROUPS = ['accounts', 'betting', 'chase', 'money', 'time', 'errors', 'sales'] as const;

/**
 * A moment of the world's own clock that a scenario begins at: `now`, or the last time before now at which its clocks
 * showed `time` (`HH:MM`), on that date (`yyyy-MM-dd`, any year) or weekday (0 is Monday) if it names one; or so many
 * days before that, for one that plays days.
 */
export type ScenarioMoment =
  | 'now'
  | {
      readonly time: string;
      readonly weekday?: number;
      readonly date?: string;
      readonly daysBefore?: number;
    };

/** The first view of a scenario. */
type FirstView = {
  /** User name of the player who is logged in; left out, a guest looks. */
  readonly as?: string;
  /** A path of the client. */
  readonly path: string;
  /** Left out, the browser keeps the language it has. */
  readonly lang?: LanguageCode;
  /** The app was not operated for so long (ms); left out, it was just now. */
  readonly untouchedForMs?: number;
};

/** What a sentence says, claim by claim in words, and whether each is true. */
type Claims = Readonly<Record<string, boolean>>;

/** A situation that a world can be put into (control §4). */
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
  /**
   * Plays it, from the moment it begins at, in steps where that takes more than 20 ms; left out, beginning is all there
   * is to it.
   */
  readonly play?: (world: ScenarioWorld) => void | Generator<void, void>;
  /** Proves the sentence, looking at the world and at the player `demo`: changes nothing. */
  readonly claims: (seen: { readonly world: ScenarioWorld; readonly demo: ScenarioPlayer }) => Claims;
  readonly opens: FirstView;
};

/**
 * A scenario as its file says it: its group is that of the list it stands in, its title is its name unless it has
 * another, and most begin in a bare world.
 */
export type Situation = Omit<Scenario, 'group' | 'begins' | 'title'> &
  Partial<Pick<Scenario, 'begins' | 'title'>>;
