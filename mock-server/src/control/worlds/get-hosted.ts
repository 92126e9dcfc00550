import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';

/** The world that a control call names. */
export function getHosted({ worlds }: ControlPlane, name: string): HostedWorld {
  const hosted = worlds.hosted(name);
  if (hosted === undefined)
    throw new ControlError(`There is no world "${name}": GET /__mock/worlds lists all.`, { code: 404 });
  return hosted;
}

/** Refuses when a world was removed while others were served, even if there is another of its name by now. */
export function requireThere(plane: ControlPlane, hosted: HostedWorld): void {
  if (getHosted(plane, hosted.name) !== hosted)
    throw new ControlError(`The world "${hosted.name}" was removed meanwhile, and is another one now.`, {
      code: 409,
    });
}
