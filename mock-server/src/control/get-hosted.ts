import type { HostedWorld } from '../worlds/hosted-world.ts';
import { ControlError } from './control-error.ts';
import type { ControlPlane } from './control-plane.ts';

export function getHosted({ worlds }: ControlPlane, name: string): HostedWorld {
  const hosted = worlds.hosted(name);
  if (hosted === undefined)
    throw new ControlError(`There is no world "${name}": GET /__mock/worlds lists all.`, { code: 404 });
  return hosted;
}
