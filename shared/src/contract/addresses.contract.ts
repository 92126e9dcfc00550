import { type Static, Type } from 'typebox';
import type { Protocol } from '../money/protocol.ts';
import { defineCall } from './call.ts';
import { neededNumber, neededText, shownText } from './reply-values.ts';
import { namedShape, oneOf, stateNumber } from './schemas.ts';

/** States of an address on the wire (player-api §2, VirAddress); new ones count as reviewed. */
export const ADDRESS_STATUS = { pending: 0, reviewed: 1, failed: -1 } as const;

type AddressStatus = (typeof ADDRESS_STATUS)[keyof typeof ADDRESS_STATUS];

/** Networks as addresses spell them (player-api §2, VirAddress). */
export const protocolText = oneOf(['TRC20', 'ERC20']);

const currency = Type.Literal('USDT');

/** An own address on the wire (player-api §2, VirAddress). */
export const virAddress = namedShape('Address', {
  id: Type.Integer(),
  name: Type.String(),
  currency,
  protocol: protocolText,
  address: Type.String(),
  defaulted: Type.Integer({ minimum: 0, maximum: 1 }),
  status: stateNumber(ADDRESS_STATUS),
});

type VirAddress = Static<typeof virAddress>;

/** An address of the player's book (player-api §2). */
export type Address = {
  readonly id: number;
  readonly name: string;
  readonly protocol: Protocol;
  readonly address: string;
  readonly isDefault: boolean;
  readonly status: AddressStatus;
};

export function addressFromWire(wire: VirAddress): Address {
  return {
    id: neededNumber(wire.id),
    name: shownText(wire.name),
    // Another network than ours is shown by its name.
    protocol: neededText(wire.protocol) as Protocol,
    address: neededText(wire.address),
    isDefault: wire.defaulted === 1,
    // A state of no table has a fallback on the screens.
    status: neededNumber(wire.status) as AddressStatus,
  };
}

/** Model → wire; the currency is always USDT (product §3). */
export function addressToWire(address: Address): VirAddress {
  return {
    id: address.id,
    name: address.name,
    currency: 'USDT',
    protocol: address.protocol,
    address: address.address,
    defaulted: address.isDefault ? 1 : 0,
    status: address.status,
  };
}

/** An address as the documentation shows it. */
export const exampleAddress: VirAddress = {
  id: 12,
  name: 'My wallet',
  currency: 'USDT',
  protocol: 'TRC20',
  address: 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt',
  defaulted: 1,
  status: ADDRESS_STATUS.reviewed,
};

export const listAddressesCall = defineCall({
  path: 'wallet/getMyVirAddressList',
  summary: 'The own addresses: the default first, then the newest',
  origins: ['known', 'observed'],
  output: Type.Array(virAddress),
  example: { output: [exampleAddress] },
});

/** Adds an address; it can never be modified afterwards (product §4). */
export const addAddressCall = defineCall({
  path: 'wallet/addVirAddressList',
  summary: 'Adds an address; the first one becomes the default, and there is one default in all',
  origins: ['known', 'observed'],
  input: Type.Object({
    name: Type.Optional(Type.String({ maxLength: 32 })),
    currency,
    protocol: protocolText,
    address: Type.Optional(Type.String({ maxLength: 128 })),
    defaulted: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
    password: Type.Optional(Type.String({ maxLength: 128 })),
  }),
  output: Type.Literal(true),
  refusals: [
    'addressOrPasswordMissing',
    'payPasswordNeeded',
    'payPasswordLocked',
    'passwordLocked',
    'wrongPassword',
    'addressOfOtherChain',
    'addressMalformed',
    'addressOfNobody',
    'addressOfToken',
    'addressAlreadyAdded',
    'addressBookFull',
  ],
  example: {
    input: {
      name: 'My wallet',
      currency: 'USDT',
      protocol: 'TRC20',
      address: 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt',
      defaulted: 1,
      password: '2828',
    },
    output: true,
  },
});

const ownAddressId = Type.Object({ id: Type.Integer() });

export const makeAddressDefaultCall = defineCall({
  path: 'wallet/changeVirAddressDefaulted',
  summary: 'Makes an own address the default one',
  origins: ['known', 'observed'],
  input: ownAddressId,
  output: Type.Literal(true),
  refusals: ['notFound'],
  example: { input: { id: 12 }, output: true },
});

export const deleteAddressCall = defineCall({
  path: 'wallet/deleteVirAddressDefaulted',
  summary:
    'Deletes an own address (its row stays); after the default one, the newest that is left becomes the default',
  origins: ['known', 'observed'],
  input: ownAddressId,
  output: Type.Literal(true),
  refusals: ['notFound'],
  example: { input: { id: 12 }, output: true },
});
