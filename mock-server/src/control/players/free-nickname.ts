import type { Database } from '@canada28/db/open-database.ts';
import { MAX_NICKNAME_CHARACTERS } from '@canada28/shared/limits.ts';
import { isNameTaken } from '../../features/auth/register-player.ts';
import { nicknameKey } from '../../features/profile/nickname.ts';
import { findByNickname, updatePlayerProfile } from '../../features/profile/profile.repository.ts';

/** The wished name where it is free, else with a number: of two Meis the second is Mei 2. */
export function freeNickname(db: Database, wished: string): string {
  let name = wished;
  for (let number = 2; isNameTaken(db, name); number++) name = withEnding(wished, ` ${number}`);
  return name;
}

/** Frees a name: the player whose nickname it is, or looks like it, has a number behind it from then on. */
export function clearNickname(db: Database, name: string): void {
  const holder = findByNickname(db, nicknameKey(name));
  if (holder === undefined) return;
  const nickName = freeNickname(db, holder.nickName);
  updatePlayerProfile(db, holder.id, { nickName, nickKey: nicknameKey(nickName) });
}

function withEnding(name: string, ending: string): string {
  const room = MAX_NICKNAME_CHARACTERS - ending.length;
  return `${[...name].slice(0, room).join('').trimEnd()}${ending}`;
}
