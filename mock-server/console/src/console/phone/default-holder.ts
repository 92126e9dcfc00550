import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import type { PlayerRecord } from '@canada28/shared/control/players.control.ts';
import type { FirstView } from '../../page/phone-link.ts';

/** In place of a name: no player is logged in. */
export const GUEST = '';

/** A player who may not trade is chosen by name, and never stands beside by default; who has money to bet comes first. */
export function otherThan(first: string, players: readonly PlayerRecord[]): string {
  const others = players.filter(
    ({ userName, status }) => status === PLAYER_STATUS.normal && userName !== first,
  );
  const other = others.find(({ moneyUsable }) => moneyUsable > 0) ?? others[0];
  return other?.userName ?? GUEST;
}

/** A player who came a moment ago is told a moment later. */
export function withHolder(names: readonly string[], player: string): readonly string[] {
  return player === GUEST || names.includes(player) ? names : [player, ...names];
}

export function firstOf(names: readonly string[], { player, to }: FirstView): string {
  if (player !== undefined && names.includes(player)) return player;
  if (to !== undefined) return GUEST;
  return names.includes('demo') ? 'demo' : (names.at(-1) ?? GUEST);
}
