import type { DepositMethod, ReceivingAddress } from '@canada28/shared/contract/deposits.contract.ts';
import { MAX_DEPOSIT_MICROS, MIN_DEPOSIT_MICROS } from '@canada28/shared/limits.ts';
import { demoAddress } from '@canada28/shared/money/demo-address.ts';
import { microsFromUsdt } from '@canada28/shared/money/usdt.ts';
import { PROTOCOLS } from '@canada28/shared/money/usdt-address.ts';
import type { World } from '../../world/world.ts';
import { METHOD_NAME } from '../finance/finance-order-model.ts';
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

/** A world's addresses never change, and finding one whose checksum is right is work. */
const termsOfWorlds = new WeakMap<World, readonly DepositTerms[]>();

/** The ways to deposit: USDT, to one demo address of the world on each network. */
export function listDepositTerms(world: World): readonly DepositTerms[] {
  const known = termsOfWorlds.get(world);
  if (known !== undefined) return known;
  const terms = [usdtTerms(world.name)];
  termsOfWorlds.set(world, terms);
  return terms;
}

function usdtTerms(worldName: string): DepositTerms {
  return {
    id: 1,
    rule: {
      id: 1,
      name: METHOD_NAME,
      minMicros: MIN_DEPOSIT_MICROS,
      maxMicros: MAX_DEPOSIT_MICROS,
      quickAmountsMicros: QUICK_AMOUNTS.map(microsFromUsdt),
      chargeBasisPoints: 0,
    },
    addresses: PROTOCOLS.map((protocol, index) => {
      return {
        id: index + 1,
        protocol,
        address: demoAddress(protocol, worldName),
        name: `Demo ${protocol}`,
        remark: 'Demo address: never send real money',
      };
    }),
  };
}
