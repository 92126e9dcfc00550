import type { ReceivingAddress } from '@canada28/shared/contract/deposits.contract.ts';
import { demoAddress } from '@canada28/shared/money/demo-address.ts';
import { PROTOCOLS } from '@canada28/shared/money/protocol.ts';
import type { World } from '../../world/world.ts';

/** Without its picture, which takes long to draw and is for eyes only. */
export type DemoAddress = Omit<ReceivingAddress, 'qrImage'>;

declare module '../../world/world.ts' {
  interface World {
    /** They never change, and finding one whose checksum is right is work. */
    receivingAddresses?: readonly DemoAddress[];
  }
}

/** One demo address of the world on each network. */
export function receivingAddresses(world: World): readonly DemoAddress[] {
  world.receivingAddresses ??= addressesOf(world.name);
  return world.receivingAddresses;
}

function addressesOf(worldName: string): DemoAddress[] {
  return PROTOCOLS.map((protocol, index) => ({
    id: index + 1,
    protocol,
    address: demoAddress(protocol, worldName),
    name: `Demo ${protocol}`,
    remark: 'Demo address: never send real money',
  }));
}
