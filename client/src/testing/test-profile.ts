import { type PlayerProfile, TOKEN_HEADER_NAME } from '@canada28/shared/contract/profile.contract.ts';

/** A player for tests, changed where the test says so. */
export function testProfile(change: Partial<PlayerProfile> = {}): PlayerProfile {
  return {
    id: 7,
    userName: 'linmei',
    nickName: 'Lin Mei',
    sex: 2,
    phone: undefined,
    email: undefined,
    portrait: undefined,
    sign: undefined,
    birthday: undefined,
    status: 0,
    availableMicros: undefined,
    pendingDepositMicros: undefined,
    hasPayPassword: false,
    tokenName: TOKEN_HEADER_NAME,
    tokenValue: undefined,
    token: undefined,
    ...change,
  };
}
