import { emptyImage, imageOf, openImage } from '@canada28/db/database-image.ts';
import type { Migration } from '@canada28/db/migrate.ts';
import type { Scenario } from '@canada28/db/seeds/scenarios/scenario.ts';
import type { WorldSettings } from '@canada28/shared/control/world-settings.ts';
import { type Clock, pinnedClock } from '../../world/clock.ts';
import { openWorld } from '../../world/open-world.ts';
import type { World, WorldRules } from '../../world/world.ts';
import type { WorldConfig } from '../../world/world-config.ts';
import { changeSettings } from '../../world/world-state.ts';
import { storeTime } from '../../world/world-time.ts';
import { untrueClaims } from './prove-scenario.ts';
import { scenarioMomentMs } from './scenario-moment.ts';
import { worldStage } from './world-stage.ts';

/** What worlds are made with: handed in by whoever composes the server. */
type TemplatesOptions = {
  readonly migrations: readonly Migration[];
  /** How a world begins, by what its scenario says. */
  readonly rules: Readonly<Record<Scenario['begins'], WorldRules>>;
  /** What worlds are like unless somebody wishes otherwise. */
  readonly config: WorldConfig;
  readonly wall: Clock;
};

/** What somebody wants otherwise than the scenario says: the moment it begins at (epoch ms), settings of the world. */
export type TemplateWishes = {
  readonly atMs?: number | undefined;
  readonly settings?: WorldSettings | undefined;
};

type Playing = {
  readonly beginsMs: number;
  readonly settings: WorldSettings;
  readonly isAsItSays: boolean;
};

/** So many are kept; the one that nobody asked for the longest goes first. */
const MOST_TEMPLATES = 80;

/** Worlds of scenarios, each played once and kept as one buffer that any number of worlds begin with (control §1). */
export class Templates {
  readonly #options: TemplatesOptions;
  readonly #images = new Map<string, Buffer>();
  #empty: Buffer | undefined;

  constructor(options: TemplatesOptions) {
    this.#options = options;
  }

  /** When (epoch ms) a scenario began that was played so long ago, unless somebody wished otherwise. */
  beginsMs(
    scenario: Scenario,
    { settings, agoMs }: Pick<TemplateWishes, 'settings'> & { readonly agoMs: number },
  ): number {
    const ofScenario = { ...scenario.settings, ...settings };
    const { config, wall } = this.#options;
    const timeZone = ofScenario.timeZone ?? config.schedule.timeZone;
    return scenarioMomentMs(scenario.at, { nowMs: wall.nowMs() - agoMs, timeZone });
  }

  /** The image of a world in that situation; whoever takes it up gives it a life of its own. */
  imageOf(scenario: Scenario, { atMs, settings }: TemplateWishes = {}): Buffer {
    const ofScenario = { ...scenario.settings, ...settings };
    const beginsMs = atMs ?? this.beginsMs(scenario, { settings, agoMs: 0 });
    const key = JSON.stringify([scenario.name, beginsMs, ofScenario]);
    const isAsItSays = atMs === undefined && settings === undefined;
    const image =
      this.#images.get(key) ?? this.#play(scenario, { beginsMs, settings: ofScenario, isAsItSays });
    this.#images.delete(key);
    this.#images.set(key, image);
    const [oldest] = this.#images.keys();
    if (this.#images.size > MOST_TEMPLATES && oldest !== undefined) this.#images.delete(oldest);
    return image;
  }

  /** Played otherwise than the scenario says, its sentence may be another. */
  #play(scenario: Scenario, { beginsMs, settings, isAsItSays }: Playing): Buffer {
    const { rules, config } = this.#options;
    const { found, ...theRules } = rules[scenario.begins];
    this.#empty ??= emptyImage(this.#options.migrations);
    const db = openImage(this.#empty);
    try {
      const world = openWorld({
        name: scenario.name,
        db,
        rules: {
          ...theRules,
          found: (world) => {
            changeSettings(world, settings);
            found(world);
          },
        },
        config,
        seed: `scenario ${scenario.name}`,
        wall: pinnedClock(beginsMs),
      });
      scenario.play?.(worldStage(world));
      if (isAsItSays) requireTrue(world, scenario);
      storeTime(world);
      return imageOf(db);
    } finally {
      db.close();
    }
  }
}

/** A server may be configured so that a scenario cannot be: nobody gets a world that is not what it is called. */
function requireTrue(world: World, scenario: Scenario): void {
  const untrue = untrueClaims(world, scenario);
  if (untrue.length > 0)
    throw new Error(`with the settings of this server it is not true that ${untrue.join(', ')}`);
}
