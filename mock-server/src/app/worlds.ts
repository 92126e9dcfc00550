import type { FastifyRequest } from 'fastify';
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

  /** The world a request acts in. */
  ofRequest(_request: FastifyRequest): World {
    return this.get(DEFAULT_WORLD_NAME);
  }

  /** The world of that name; throws when there is none. */
  get(name: string): World {
    const world = this.#worlds.get(name);
    if (world === undefined) throw new Error(`there is no world ${name}`);
    return world;
  }
}
