import { PLAYER_STATUS, type PlayerStatus } from '@canada28/shared/contract/profile.contract.ts';

/** A ready account of a fresh database. */
export type DemoAccount = {
  readonly userName: string;
  readonly nickName: string;
  readonly sex: number;
  readonly status: PlayerStatus;
  /** Booked as demo credit, micro-USDT. */
  readonly creditMicros: number;
  readonly hasPayPassword: boolean;
  /** What the account is for, told at the start. */
  readonly purpose: string;
};

/** All demo accounts share these; their hashes were made once, so that seeding takes no time. */
export const DEMO_LOGIN_PASSWORD = 'demo2828';
export const DEMO_LOGIN_PASSWORD_HASH =
  'scrypt$32768$8$1$1jB6BQPBaPhIiAdrHhCrTQ$QgtTErTcqJkqPTHyVPNpuFk2ArK19SrHuVQg_2T2nkA';
export const DEMO_PAY_PASSWORD = '1234';
export const DEMO_PAY_PASSWORD_HASH =
  'scrypt$32768$8$1$dPuG2VUlkKPNuLl4NQnUqQ$L0_MlX_sGix4_ZWM7G1KZsqNzp3hbGYvBaNMWE4ZOEo';

/** The account with a history (`demo-tour.ts`). */
export const TOUR_ACCOUNT: DemoAccount = {
  userName: 'demo',
  nickName: 'Lin Mei',
  sex: 2,
  status: PLAYER_STATUS.normal,
  creditMicros: 9_000_000_000,
  hasPayPassword: true,
  purpose: 'for a tour: a month of bets, chases, deposits and withdrawals, about 10,000 USDT',
};

/** The accounts that a fresh database starts with. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  TOUR_ACCOUNT,
  {
    userName: 'fresh',
    nickName: 'Sam',
    sex: 0,
    status: PLAYER_STATUS.normal,
    creditMicros: 1_000_000_000,
    hasPayPassword: false,
    purpose: 'like a new account: 1,000 USDT, nothing set up',
  },
  {
    userName: 'empty',
    nickName: 'Jo',
    sex: 3,
    status: PLAYER_STATUS.normal,
    creditMicros: 0,
    hasPayPassword: true,
    purpose: 'without money',
  },
  {
    userName: 'blocked',
    nickName: 'Alex',
    sex: 1,
    status: PLAYER_STATUS.tradingForbidden,
    creditMicros: 1_000_000_000,
    hasPayPassword: true,
    purpose: 'forbidden to trade',
  },
];
