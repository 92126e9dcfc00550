import type { BrandWire } from '@canada28/shared/control/brand.control.ts';
import { DEFAULT_WORLD_NAME } from '@canada28/shared/control/control-call.ts';

/** What the server wrote into the page: which world it is about, and where each world has a host of its own. */
type Place = {
  readonly world: string;
  /** Whether this page stands on the host of its world; else calls name the world, and there is one phone. */
  readonly hasOwnHost: boolean;
  /** `http://{name}.localhost:2828/`; undefined where this address has no hosts of worlds near it. */
  readonly hosts: string | undefined;
  /** Whether this machine was let into this world alone (control §14): other worlds are closed to it. */
  readonly isShared?: true;
  /** What answers its players where no database does: then there is no time to move, no money and no player to book for (control §13). */
  readonly answeredBy?: 'upstream' | 'recording';
  /** Under which brand the demo is shown; in the page of the stage. */
  readonly brand?: BrandWire;
  /** Where player calls are found on this host. */
  readonly basePaths: { readonly player: string; readonly game: string };
};

/** Reads the place that the server wrote; by itself, in development, a page knows it from its own host. */
function readPlace(page: Document, { hostname, port }: Location): Place {
  const written: unknown = JSON.parse(page.getElementById('place')?.textContent || '{}');
  if (isPlace(written)) return written;
  const [world] = /([^.]+)\.localhost$/.exec(hostname)?.slice(1) ?? [];
  return {
    world: world ?? DEFAULT_WORLD_NAME,
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

/** Whether its players, money, draws and time are the mock's own. */
export const hasDatabase = place.answeredBy === undefined;
