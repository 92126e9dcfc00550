import { MAX_ADDRESSES } from '@canada28/shared/limits.ts';
import type { Situation } from '../scenario.ts';

export const addressesFull: Situation = {
  name: 'addresses-full',
  title: 'Addresses full',
  sentence: 'The address book of demo is full with 50 addresses: another one is refused.',
  play: (stage) => {
    const demo = stage.open({ hasDeposited: true });
    for (let number = 1; number <= MAX_ADDRESSES; number += 1)
      demo.addAddress(number % 2 === 1 ? 'TRC20' : 'ERC20', `Wallet ${number}`);
  },
  claims: ({ demo }) => ({
    'there are 50 addresses': demo.countAddresses() === 50,
    'another one is refused':
      demo.refusalOf((player) => player.addAddress('TRC20', 'Ledger')) === 'addressBookFull',
  }),
  opens: { as: 'demo', path: '/address' },
};
