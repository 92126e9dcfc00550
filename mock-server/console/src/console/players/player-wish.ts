import type { PlayerWish } from '@canada28/shared/control/players.control.ts';

export type PlayerForm = {
  readonly userName: string;
  readonly password: string;
  readonly payPassword: string;
  readonly balance: string;
  readonly hasDeposited: 'yes' | 'no';
  readonly permission: 'all' | NonNullable<PlayerWish['forbid']>;
  readonly addresses: string;
};

/** Of a field for a sum that is sent as it is typed. */
export const PLAIN_SUM = {
  pattern: '\\d+(\\.\\d{1,6})?',
  title: 'A sum of at most 6 decimals, such as 20.5',
};

export const LIKE_ANYBODY: PlayerForm = {
  userName: '',
  password: '',
  payPassword: '2828',
  balance: '',
  hasDeposited: 'yes',
  permission: 'all',
  addresses: '1',
};

export function wishOf(form: PlayerForm): PlayerWish {
  const { userName, password, payPassword, balance, hasDeposited, permission, addresses } = form;
  return {
    ...(userName !== '' && { userName }),
    ...(password !== '' && { password }),
    ...(payPassword !== '' && { payPassword }),
    ...(balance !== '' && { balance }),
    ...(permission !== 'all' && { forbid: permission }),
    hasDeposited: hasDeposited === 'yes',
    // In turn, so that both networks are there.
    addresses: Array.from({ length: Number(addresses) }, (_, index) => ({
      protocol: index % 2 === 0 ? 'TRC20' : 'ERC20',
    })),
  };
}
