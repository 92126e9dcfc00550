import { type Static, Type } from 'typebox';
import type { Protocol } from '../money/protocol.ts';
import {
  type Address,
  addressFromWire,
  addressToWire,
  exampleAddress,
  protocolText,
  virAddress,
} from './addresses.contract.ts';
import { defineCall } from './call.ts';
import { type PayRule, payRule, payRuleFromWire, payRuleToWire } from './pay-rule.ts';
import { neededNumber, shownText } from './reply-values.ts';
import { exactly, namedShape, nullable } from './schemas.ts';

const withdrawType = namedShape('WithdrawType', {
  id: Type.Integer(),
  code: Type.String(),
  name: Type.String(),
  icon: Type.String(),
  sort: Type.Integer(),
  rule: payRule,
  address: exactly({
    TRC20: nullable(Type.Array(virAddress)),
    ERC20: nullable(Type.Array(virAddress)),
  }),
});

type WithdrawTypeWire = Static<typeof withdrawType>;

/** A way to withdraw, with the own addresses it can go to (player-api §2, WithdrawType). */
export type WithdrawalMethod = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly icon: string;
  readonly rule: PayRule;
  readonly addresses: readonly Address[];
};

/** Wire → model; the addresses of TRC20 first. */
export function withdrawalMethodFromWire(wire: WithdrawTypeWire): WithdrawalMethod {
  return {
    id: neededNumber(wire.id),
    code: shownText(wire.code),
    name: shownText(wire.name),
    icon: shownText(wire.icon),
    rule: payRuleFromWire(wire.rule),
    addresses: [...(wire.address.TRC20 ?? []), ...(wire.address.ERC20 ?? [])].map(addressFromWire),
  };
}

/** Model → wire; a network without own addresses is null (player-api §2). */
export function withdrawalMethodToWire(method: WithdrawalMethod): WithdrawTypeWire {
  const ofProtocol = (protocol: Protocol) => {
    const addresses = method.addresses.filter((address) => address.protocol === protocol);
    return addresses.length === 0 ? null : addresses.map(addressToWire);
  };
  return {
    id: method.id,
    code: method.code,
    name: method.name,
    icon: method.icon,
    sort: 1,
    rule: payRuleToWire(method.rule),
    address: { TRC20: ofProtocol('TRC20'), ERC20: ofProtocol('ERC20') },
  };
}

const exampleMethod: WithdrawTypeWire = {
  id: 1,
  code: 'usdt',
  name: 'USDT',
  icon: '',
  sort: 1,
  rule: { id: 1, name: 'USDT', minAmount: 10, maxAmount: 50000, amountDefault: '0', charges: 0.01 },
  address: {
    TRC20: [exampleAddress],
    ERC20: null,
  },
};

export const getWithdrawalMethodsCall = defineCall({
  path: 'withdraw/getWithdrawMethod',
  summary:
    'The ways to withdraw: limits, fee in percent, and the own addresses of each network; none before a first deposit or withdrawal has succeeded',
  origins: ['known', 'observed'],
  output: Type.Array(withdrawType),
  example: { output: [exampleMethod] },
});

export const submitWithdrawalCall = defineCall({
  path: 'withdraw/submitWithdrawOrder',
  summary:
    'Submits a withdrawal to an address of the own book; the amount is held until it is paid or refused',
  origins: ['known', 'observed'],
  isIdempotent: true,
  movesMoney: true,
  input: Type.Object({
    withdrawId: Type.Integer(),
    addressId: Type.Optional(Type.Integer()),
    address: Type.Optional(Type.String({ maxLength: 128 })),
    protocol: Type.Optional(protocolText),
    amount: Type.Number(),
    password: Type.String({ maxLength: 128 }),
  }),
  output: Type.Literal(true),
  refusals: [
    'withdrawalForbidden',
    'payPasswordNotSet',
    'payPasswordLocked',
    'passwordLocked',
    'wrongPassword',
    // Before a first success, which is checked here; a method or rule that does not exist comes after the address.
    'methodNotAvailable',
    'withdrawalBalanceTooLow',
    'withdrawalAddressNotUsable',
    'amountOutsideLimits',
    'idempotencyKeyReused',
  ],
  example: { input: { withdrawId: 1, addressId: 12, amount: 100, password: '2828' }, output: true },
});
