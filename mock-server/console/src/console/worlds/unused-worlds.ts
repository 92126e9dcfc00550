import { DEFAULT_WORLD_NAME } from '@canada28/shared/control/control-call.ts';
import type { WorldWire } from '@canada28/shared/control/worlds.control.ts';

type Wish = {
  /** So long at least they were not used. */
  readonly forMs: number;
  readonly wallMs: number;
  /** The world of the page that asks. */
  readonly here: string;
  /** Whether those that lie in a file are meant, too. */
  readonly hasPersistent: boolean;
};

/** Of these worlds, those that can be deleted together because they were not used for so long. */
export function unusedWorlds(worlds: readonly WorldWire[], wish: Wish): WorldWire[] {
  const { forMs, wallMs, here, hasPersistent } = wish;
  return worlds.filter(
    ({ name, kept, lastUsedMs }) =>
      ![DEFAULT_WORLD_NAME, here].includes(name) && (hasPersistent || !kept) && wallMs - lastUsedMs >= forMs,
  );
}
