import type { DepositMethod } from '@canada28/shared/contract/deposits.contract.ts';
import { microsFromUsdt } from '@canada28/shared/money/usdt.ts';
import type { World } from '../../world/world.ts';
import { METHOD_NAME } from '../finance/finance.repository.ts';
import { qrImage } from './qr-image.ts';
import { type DemoAddress, receivingAddresses } from './receiving-addresses.ts';

/** Sums to deposit with one tap, USDT. */
const QUICK_AMOUNTS = [50, 100, 500, 1000, 5000, 10_000];

/** What a deposit is checked against. */
export type DepositTerms = Pick<DepositMethod, 'id' | 'rule'> & {
  readonly addresses: readonly DemoAddress[];
};

/** The ways to deposit, as shown: each address with its QR code. */
export function listDepositMethods(world: World): DepositMethod[] {
  return listDepositTerms(world).map(({ addresses, ...terms }) => ({
    ...terms,
    code: 'usdt',
    name: METHOD_NAME,
    icon: '',
    addresses: addresses.map((own) => ({ ...own, qrImage: qrImage(own.address) })),
  }));
}

/** The ways to deposit: USDT, to one demo address of the world on each network. */
export function listDepositTerms(world: World): readonly DepositTerms[] {
  const rule = {
    id: 1,
    name: METHOD_NAME,
    ...world.config.depositLimits,
    quickAmountsMicros: QUICK_AMOUNTS.map(microsFromUsdt).filter((micros) => isWithin(world, micros)),
    chargeBasisPoints: 0,
  };
  return [{ id: 1, rule, addresses: receivingAddresses(world) }];
}

function isWithin({ config }: World, micros: number): boolean {
  const { minMicros, maxMicros } = config.depositLimits;
  return minMicros <= micros && micros <= maxMicros;
}
