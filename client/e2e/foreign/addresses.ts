import { type Input, need } from './call.ts';
import { type Account, type Lottery, nextOf } from './lottery.ts';
import { needPayPassword } from './pay-password.ts';

export type Address = {
  readonly id: number;
  readonly name: string;
  readonly currency: 'USDT';
  readonly protocol: string;
  readonly address: string;
  readonly defaulted: 0 | 1;
  readonly status: 1;
};

/** The default first, then the newest; the first of an account becomes the default, and there is one. */
export function addAddress(lottery: Lottery, account: Account, input: Input): true {
  needPayPassword(account, input.password);
  const { name, protocol, address, defaulted } = input;
  need(!account.addresses.some((one) => one.address === address), 900005, 'That address is in the book');
  const isDefault = account.addresses.length === 0 || defaulted === 1;
  const added: Address = {
    id: nextOf(lottery, 'address'),
    name: String(name),
    currency: 'USDT',
    protocol: String(protocol),
    address: String(address),
    defaulted: 0,
    status: 1,
  };
  account.addresses = [added, ...account.addresses];
  return isDefault ? makeDefault(account, added.id) : true;
}

export function makeDefault(account: Account, id: unknown): true {
  needOwn(account, id);
  account.addresses = sorted(account.addresses.map((one) => ({ ...one, defaulted: one.id === id ? 1 : 0 })));
  return true;
}

export function deleteAddress(account: Account, id: unknown): true {
  needOwn(account, id);
  account.addresses = account.addresses.filter((one) => one.id !== id);
  const [newest] = account.addresses;
  if (newest !== undefined && newest.defaulted === 0) return makeDefault(account, newest.id);
  return true;
}

function needOwn({ addresses }: Account, id: unknown): void {
  need(
    addresses.some((one) => one.id === id),
    998,
    'No such address',
  );
}

function sorted(addresses: readonly Address[]): Address[] {
  return addresses.toSorted((one, other) => other.defaulted - one.defaulted || other.id - one.id);
}

/** Own addresses of a network, or null. */
export function addressesOn({ addresses }: Account, network: string): readonly Address[] | null {
  const found = addresses.filter(({ protocol }) => protocol === network);
  return found.length === 0 ? null : found;
}
