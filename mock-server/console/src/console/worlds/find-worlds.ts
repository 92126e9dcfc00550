import { WORLD_NAME, type WorldWire } from '@canada28/shared/control/worlds.control.ts';

/** Worlds whose name or origin has every word that is typed, the one that was used last first. */
export function findWorlds(worlds: readonly WorldWire[], typed: string): WorldWire[] {
  const words = typed.toLowerCase().split(/\s+/);
  return worlds
    .filter((world) => {
      const text = `${world.name} ${originOf(world)} ${world.seed ?? ''}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted((one, other) => other.lastUsedMs - one.lastUsedMs || one.name.localeCompare(other.name));
}

/** What is found of worlds, in their order; where Enter leads, and the name of the new world that can be made instead. */
export function choicesOf(worlds: readonly WorldWire[], typed: string) {
  const name = typed.trim();
  const names = worlds.map((world) => world.name);
  const found = inOrder(findWorlds(worlds, typed), names);
  return {
    found,
    first: name === '' ? undefined : found.find(({ trouble }) => trouble === undefined),
    newName: NAME.test(name) && !names.includes(name) ? name : undefined,
  };
}

const NAME = new RegExp(WORLD_NAME);

/** Worlds in the order of their names: one that is used while the page shows it stays where it is. */
export function inOrder(worlds: readonly WorldWire[], names: readonly string[]): WorldWire[] {
  const places = new Map(names.map((name, place) => [name, place]));
  const placeOf = ({ name }: WorldWire) => places.get(name) ?? 0;
  return worlds.toSorted((one, other) => placeOf(one) - placeOf(other));
}

type Origin = Pick<WorldWire, 'kind' | 'upstream' | 'scenario' | 'snapshot'>;

/** What a world was made of; of one without a database, what answers it. */
export function originOf({ kind, upstream, scenario, snapshot }: Origin): string {
  if (kind !== 'ordinary') return `answered by ${upstream?.url ?? 'a recording'}`;
  if (snapshot !== undefined) return `snapshot ${snapshot}`;
  return scenario?.replaceAll('-', ' ') ?? 'fresh install';
}
