import type { World } from './world.ts';

/** Name of the world that requests act in unless they name another. */
export const DEFAULT_WORLD_NAME = 'default';

/** The worlds of one process. */
export class Worlds {
  readonly #worlds = new Map<string, World>();

  /** Adds a world; throws when its name is taken. */
  add(world: World): void {
    if (this.#worlds.has(world.name)) throw new Error(`there is already a world ${world.name}`);
    this.#worlds.set(world.name, world);
  }

  /** Every world, in the order in which they were added. */
  list(): World[] {
    return [...this.#worlds.values()];
  }

  /** The world of that name; undefined when there is none. */
  find(name: string): World | undefined {
    return this.#worlds.get(name);
  }
}
