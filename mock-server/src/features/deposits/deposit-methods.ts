import type { DepositMethod, ReceivingAddress } from '@canada28/shared/contract/deposits.contract.ts';
import { demoAddress } from '@canada28/shared/money/demo-address.ts';
import { microsFromUsdt } from '@canada28/shared/money/usdt.ts';
import { PROTOCOLS } from '@canada28/shared/money/usdt-address.ts';
import type { World } from '../../world/world.ts';
import { METHOD_NAME } from '../finance/finance.repository.ts';
import { qrImage } from './qr-image.ts';

/** Sums to deposit with one tap, USDT. */
const QUICK_AMOUNTS = [50, 100, 500, 1000, 5000, 10_000];

/** What a deposit is checked against; the pictures of the addresses, which take long to draw, are for eyes only. */
export type DepositTerms = Pick<DepositMethod, 'id' | 'rule'> & {
  readonly addresses: readonly Omit<ReceivingAddress, 'qrImage'>[];
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

type Address = DepositTerms['addresses'][number];

declare module '../../world/world.ts' {
  interface World {
    /** They never change, and finding one whose checksum is right is work. */
    receivingAddresses?: readonly Address[];
  }
}

/** The ways to deposit: USDT, to one demo address of the world on each network. */
export function listDepositTerms(world: World): readonly DepositTerms[] {
  world.receivingAddresses ??= addressesOf(world.name);
  const addresses = world.receivingAddresses;
  const rule = {
    id: 1,
    name: METHOD_NAME,
    ...world.config.depositLimits,
    quickAmountsMicros: QUICK_AMOUNTS.map(microsFromUsdt).filter((micros) => isWithin(world, micros)),
    chargeBasisPoints: 0,
  };
  return [{ id: 1, rule, addresses }];
}

function isWithin({ config }: World, micros: number): boolean {
  const { minMicros, maxMicros } = config.depositLimits;
  return minMicros <= micros && micros <= maxMicros;
}

function addressesOf(worldName: string): Address[] {
  return PROTOCOLS.map((protocol, index) => ({
    id: index + 1,
    protocol,
    address: demoAddress(protocol, worldName),
    name: `Demo ${protocol}`,
    remark: 'Demo address: never send real money',
  }));
}
