import { randomUUID } from 'node:crypto';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { removeUnusedWorlds } from './remove-unused-worlds.ts';

/** Refuses a name that is taken, and one world too many. */
export function refuseNewWorld(plane: ControlPlane, name: string): void {
  refuseTaken(plane, name);
  refuseTooMany(plane);
}

function refuseTaken({ worlds }: ControlPlane, name: string): void {
  if (worlds.hosted(name) === undefined) return;
  throw new ControlError(
    `There is already a world "${name}": reset or delete it, take another name, or leave the name out.`,
    { code: 409 },
  );
}

function refuseTooMany(plane: ControlPlane): void {
  const { worlds, mostWorlds } = plane;
  if (worlds.names.length >= mostWorlds) removeUnusedWorlds(plane);
  if (worlds.names.length < mostWorlds) return;
  throw new ControlError(
    `There are ${worlds.names.length} worlds, and at most ${mostWorlds} (MAX_WORLDS): delete one.`,
    { code: 409 },
  );
}

/** Not to be guessed, and short enough to be typed. */
export function freeName(): string {
  return `w-${randomUUID().replaceAll('-', '').slice(0, 10)}`;
}
