/** What the server wrote into the page: which world it is about, and where each world has a host of its own. */
type Place = {
  readonly world: string;
  /** Whether this page stands on the host of its world; else calls name the world, and there is one phone. */
  readonly hasOwnHost: boolean;
  /** `http://{name}.localhost:2828/`; undefined where this address has no hosts of worlds near it. */
  readonly hosts: string | undefined;
  /** Where player calls are found on this host. */
  readonly basePaths: { readonly player: string; readonly game: string };
};

/** Reads the place that the server wrote; by itself, in development, a page knows it from its own host. */
function readPlace(page: Document, { hostname, port }: Location): Place {
  const written: unknown = JSON.parse(page.getElementById('place')?.textContent || '{}');
  if (isPlace(written)) return written;
  const [world] = /([^.]+)\.localhost$/.exec(hostname)?.slice(1) ?? [];
  return {
    world: world ?? 'default',
    hasOwnHost: world !== undefined,
    hosts: `http://{name}.localhost:${port}/`,
    basePaths: { player: '/player-api/player', game: '/player-api/player/game' },
  };
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && 'world' in value && 'hasOwnHost' in value;
}

/** Where this page is; read once, because a page stays where it was opened. */
export const place = readPlace(document, location);

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
  location.replace(`${origin}${location.pathname.slice(1)}${location.hash}`);
  return true;
}
