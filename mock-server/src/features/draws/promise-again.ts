import type { World } from '../../world/world.ts';
import { listUndrawnCodes, updateSeedHashes } from './draws.repository.ts';

/**
 * A copy of a world makes other seed hashes for its issues that are not drawn yet, from the secret that draws them now.
 * No reader can have seen the old ones here: this world has served no call yet.
 */
export function promiseAgain({ db, drawSource }: World): void {
  updateSeedHashes(
    db,
    listUndrawnCodes(db).map((issueCode) => ({
      issueCode,
      seedHash: drawSource.seedHash(issueCode) ?? null,
    })),
  );
}
