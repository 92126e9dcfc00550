import { type PlayerProfile, TOKEN_HEADER_NAME } from '@canada28/shared/contract/profile.contract.ts';
import type { PlayerRow } from './profile.repository.ts';

/** A player's row as the model of the contract, without money and token: those who know them add them. */
export function profileOfRow(row: PlayerRow): PlayerProfile {
  return {
    id: row.id,
    userName: row.user_name,
    nickName: row.nick_name,
    sex: row.sex,
    phone: row.phone ?? undefined,
    email: row.email ?? undefined,
    portrait: row.portrait ?? undefined,
    sign: row.sign ?? undefined,
    birthday: row.birthday ?? undefined,
    status: row.status,
    availableMicros: undefined,
    pendingDepositMicros: undefined,
    hasPayPassword: row.has_pay_password === 1,
    tokenName: TOKEN_HEADER_NAME,
    tokenValue: undefined,
    token: undefined,
  };
}
