import { place } from './place.ts';
import { withName } from './tester.store.ts';

/** The origin of a world, or of one of its phones (`phone1.<world>`), with its slash; undefined where it has none. */
export function originOf(name: string): string | undefined {
  return place.hosts?.replace('{name}', name);
}

/** This page, or another, on the host of a world; where worlds have none, on this host with the name in its query. */
export function pageOf(world: string, { pathname }: Pick<Location, 'pathname'> = location): string {
  const origin = place.hasOwnHost ? originOf(world) : undefined;
  return origin === undefined
    ? `${pathname}?world=${encodeURIComponent(world)}`
    : `${origin}${pathname.slice(1)}`;
}

/**
 * Goes from a host that worlds share to the host of this page's world, where the browser finds it (older Safari does
 * not); answers whether it left.
 */
export async function moveToOwnHost(): Promise<boolean> {
  const origin = place.hasOwnHost ? undefined : originOf(place.world);
  if (origin === undefined) return false;
  try {
    // Nothing of the answer can be read, and nothing needs to be: that there is one is the answer.
    await fetch(`${origin}__mock/page.js`, { mode: 'no-cors', cache: 'no-store' });
  } catch {
    return false;
  }
  location.replace(withName(`${origin}${location.pathname.slice(1)}${location.hash}`));
  return true;
}
