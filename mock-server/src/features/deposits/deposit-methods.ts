import type { DepositMethod } from '@canada28/shared/contract/deposits.contract.ts';
import { MAX_DEPOSIT_MICROS, MIN_DEPOSIT_MICROS } from '@canada28/shared/limits.ts';
import { demoAddress } from '@canada28/shared/money/demo-address.ts';
import { microsFromUsdt } from '@canada28/shared/money/usdt.ts';
import { PROTOCOLS } from '@canada28/shared/money/usdt-address.ts';
import type { World } from '../../app/world.ts';
import { METHOD_NAME } from '../finance/finance-order-model.ts';
import { qrImage } from './qr-image.ts';

/** Sums to deposit with one tap, USDT. */
const QUICK_AMOUNTS = [50, 100, 500, 1000, 5000, 10_000];

/** The ways to deposit: USDT, to one demo address of the world on each network. */
export function listDepositMethods(world: World): DepositMethod[] {
  return [usdtMethod(world)];
}

function usdtMethod({ name }: World): DepositMethod {
  return {
    id: 1,
    code: 'usdt',
    name: METHOD_NAME,
    icon: '',
    rule: {
      id: 1,
      name: METHOD_NAME,
      minMicros: MIN_DEPOSIT_MICROS,
      maxMicros: MAX_DEPOSIT_MICROS,
      quickAmountsMicros: QUICK_AMOUNTS.map(microsFromUsdt),
      chargeBasisPoints: 0,
    },
    addresses: PROTOCOLS.map((protocol, index) => {
      const address = demoAddress(protocol, name);
      return {
        id: index + 1,
        protocol,
        address,
        name: `Demo ${protocol}`,
        qrImage: qrImage(address),
        remark: 'Demo address: never send real money',
      };
    }),
  };
}
