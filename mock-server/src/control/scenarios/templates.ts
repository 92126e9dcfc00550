import { emptyImage, imageOf, openImage } from '@canada28/db/database-image.ts';
import type { Database } from '@canada28/db/open-database.ts';
import type { Migration } from '@canada28/db/read-migrations.ts';
import type { Scenario } from '@canada28/db/seeds/scenarios/scenario.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { WorldSettings } from '@canada28/shared/world-settings.ts';
import { type Clock, pinnedClock } from '../../world/clock.ts';
import { inTurns } from '../../world/in-turns.ts';
import { openWorld } from '../../world/open-world.ts';
import type { WorldRules } from '../../world/world.ts';
import { configWith, type WorldConfig } from '../../world/world-config.ts';
import { changeSettings } from '../../world/world-state.ts';
import { storeTime } from '../../world/world-time.ts';
import { untrueClaims } from './prove-scenario.ts';
import { NOW_IS_WITHIN_MS, scenarioMomentMs } from './scenario-moment.ts';
import { scenarioWorld } from './scenario-world.ts';

/** What worlds are made with: handed in by `app/`. */
type TemplatesOptions = {
  readonly migrations: readonly Migration[];
  /** How a world begins, by what its scenario says. */
  readonly rules: Readonly<Record<Scenario['begins'], WorldRules>>;
  /** What worlds are like unless something else is wanted. */
  readonly config: WorldConfig;
  readonly wall: Clock;
};

/** What is wanted otherwise than the scenario says: the moment at which its world stands (epoch ms), settings of the world. */
type TemplateWishes = {
  readonly atMs?: number | undefined;
  readonly settings?: WorldSettings | undefined;
};

/** A world of a scenario as it was played: how, until which moment of its clock (epoch ms), and which claims are untrue then. */
type Played = {
  readonly image: Buffer;
  readonly endsMs: number;
  readonly untrue: readonly string[];
};

/**
 * What a world of a scenario begins with: an image, the moment (epoch ms) that its clock has to be moved to, and one at
 * which the scenario's sentence is true.
 */
type Template = { readonly image: Buffer; readonly standsMs: number; readonly trueAtMs: number };

/** So many are kept; the one that was not asked for the longest goes first. */
const MOST_TEMPLATES = 80;

/** A beginning whose play leads to the wanted moment, or to one before it, is found within so many plays. */
const MOST_PLAYS = 8;
/** How much farther each next try goes back where a play waits: for an issue, the end of the break, or a day. */
const FARTHER = 4;

/** Limits of players, which do not bind the play of a scenario: they hold from its end on. */
const LIMITS = [
  'depositMin',
  'depositMax',
  'depositPassword',
  'withdrawalMin',
  'withdrawalMax',
  'maxChaseIssues',
] as const satisfies readonly (keyof WorldSettings)[];

/** Worlds of scenarios, each played once and kept as one buffer that any number of worlds begin with (control §1). */
export class Templates {
  readonly #options: TemplatesOptions;
  readonly #played = new Map<string, Promise<Played>>();
  #empty: Buffer | undefined;

  constructor(options: TemplatesOptions) {
    this.#options = options;
  }

  /**
   * What a world in that situation begins with. A wanted moment takes the place of the present: the scenario is played
   * at the moment of its own that lies before it; where that does not lead there, so that its play ends there, or
   * before it. It is played while others are served. Throws where the scenario cannot be with the settings of
   * this server.
   */
  async templateOf(scenario: Scenario, { atMs, settings = {} }: TemplateWishes = {}): Promise<Template> {
    const own = await this.#playedFrom(scenario, settings, this.#ownMomentMs(scenario, settings, atMs));
    if (own.untrue.length > 0 && Object.keys(settings).length === 0)
      throw new Error(`with the settings of this server it is not true that ${own.untrue.join(', ')}`);
    const isOfNow = scenario.at === 'now';
    const wantedMs = atMs ?? (isOfNow ? this.#options.wall.nowMs() : own.endsMs);
    const isThere = own.endsMs <= wantedMs && (isOfNow || wantedMs - own.endsMs < NOW_IS_WITHIN_MS);
    if (isThere) return { image: own.image, standsMs: wantedMs, trueAtMs: own.endsMs };
    const near = await this.#playedUntil(scenario, settings, wantedMs);
    const trueAtMs = near.untrue.length === 0 ? near.endsMs : own.endsMs;
    return { image: near.image, standsMs: wantedMs, trueAtMs };
  }

  #ownMomentMs(scenario: Scenario, settings: WorldSettings, atMs: number | undefined): number {
    const { timeZone } = this.#scheduleOf(scenario, settings);
    return scenarioMomentMs(scenario.at, { nowMs: atMs ?? this.#options.wall.nowMs(), timeZone });
  }

  #scheduleOf(scenario: Scenario, settings: WorldSettings): WorldConfig['schedule'] {
    return configWith(this.#options.config, { ...scenario.settings, ...settings }).schedule;
  }

  async #playedUntil(scenario: Scenario, settings: WorldSettings, wantedMs: number): Promise<Played> {
    let beginsMs = wantedMs;
    let endedMs: number | undefined;
    let backMs = this.#scheduleOf(scenario, settings).intervalSeconds * SECOND_MS;
    for (let plays = 0; plays < MOST_PLAYS; plays += 1) {
      const played = await this.#playedFrom(scenario, settings, beginsMs);
      const lateMs = played.endsMs - wantedMs;
      if (lateMs <= 0) return played;
      // It began earlier, and ends where the one before it did.
      const isWaiting = played.endsMs === endedMs;
      beginsMs -= isWaiting ? Math.max(lateMs, backMs) : lateMs;
      if (isWaiting) backMs *= FARTHER;
      endedMs = played.endsMs;
    }
    throw new Error(`no beginning leads to ${new Date(wantedMs).toISOString()}`);
  }

  /** Those who ask for the same one meanwhile wait for it. One that failed is played again. */
  #playedFrom(scenario: Scenario, settings: WorldSettings, beginsMs: number): Promise<Played> {
    const key = JSON.stringify([scenario.name, beginsMs, settings]);
    const played = this.#played.get(key) ?? inTurns(this.#play(scenario, settings, beginsMs));
    this.#played.delete(key);
    this.#played.set(key, played);
    played.catch(() => this.#played.delete(key));
    const [oldest] = this.#played.keys();
    if (this.#played.size > MOST_TEMPLATES && oldest !== undefined) this.#played.delete(oldest);
    return played;
  }

  *#play(scenario: Scenario, settings: WorldSettings, beginsMs: number): Generator<void, Played> {
    const { rules, config } = this.#options;
    const { populate, ...theRules } = rules[scenario.begins];
    const { limits, others } = splitSettings(settings);
    this.#empty ??= emptyImage(this.#options.migrations);
    yield;
    const db = openImage(this.#empty);
    try {
      const world = openWorld({
        name: scenario.name,
        db,
        rules: { ...theRules, populate: atFirstEmpty },
        config,
        seed: `scenario ${scenario.name}`,
        wall: pinnedClock(beginsMs),
      });
      changeSettings(world, { ...scenario.settings, ...others });
      yield* inTransactions(db, populate(world));
      yield* scenario.play?.(scenarioWorld(world)) ?? [];
      changeSettings(world, limits);
      storeTime(world);
      yield;
      // With other settings than the scenario's, its sentence may be another.
      const untrue = Object.keys(settings).length === 0 ? untrueClaims(world, scenario) : [];
      return { image: imageOf(db), endsMs: world.clock.nowMs(), untrue };
    } finally {
      db.close();
    }
  }
}

/** The world is not served yet: it need not be populated in the transaction that creates it. */
function* atFirstEmpty(): Generator<void, void> {}

/** Each step a transaction of its own. */
function* inTransactions(db: Database, steps: Generator<void, void>): Generator<void, void> {
  while (inTransaction(db, () => steps.next()).done !== true) yield;
}

function splitSettings(settings: WorldSettings): { limits: WorldSettings; others: WorldSettings } {
  const isLimit = ([name]: [string, unknown]) => LIMITS.some((limit) => limit === name);
  const entries = Object.entries(settings);
  return {
    limits: Object.fromEntries(entries.filter(isLimit)),
    others: Object.fromEntries(entries.filter((entry) => !isLimit(entry))),
  };
}
