import { type Static, Type } from 'typebox';
import type { Protocol } from '../money/protocol.ts';
import { defineCall } from './call.ts';
import { type PayRule, payRule, payRuleFromWire, payRuleToWire } from './pay-rule.ts';
import { neededNumber, neededText, shownText } from './reply-values.ts';
import { exactly, namedShape } from './schemas.ts';

const receivingAddress = namedShape('ReceivingAddress', {
  id: Type.Integer(),
  protocol: Type.String(),
  address: Type.String(),
  name: Type.String(),
  qrImage: Type.String(),
  remark: Type.String(),
  sort: Type.Integer(),
});

const depositType = namedShape('DepositType', {
  id: Type.Integer(),
  code: Type.String(),
  name: Type.String(),
  icon: Type.String(),
  sort: Type.Integer(),
  rule: payRule,
  address: exactly({
    'trc-20': Type.Optional(Type.Array(receivingAddress)),
    'erc-20': Type.Optional(Type.Array(receivingAddress)),
  }),
});

type DepositTypeWire = Static<typeof depositType>;

/** How a deposit spells the networks; addresses and withdrawals spell them otherwise (player-api §2, DepositType). */
const WIRE_PROTOCOLS = { TRC20: 'trc-20', ERC20: 'erc-20' } as const;

/** An address of the operator that a player pays a deposit to (player-api §2, DepositType). */
export type ReceivingAddress = {
  readonly id: number;
  readonly protocol: Protocol;
  readonly address: string;
  readonly name: string;
  /** A PNG of the address's QR code as a data URI. */
  readonly qrImage: string;
  readonly remark: string;
};

/** A way to deposit (player-api §2, DepositType). */
export type DepositMethod = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly icon: string;
  readonly rule: PayRule;
  readonly addresses: readonly ReceivingAddress[];
};

/** Wire → model; addresses of TRC20 first, each network's in the server's order. */
export function depositMethodFromWire(wire: DepositTypeWire): DepositMethod {
  const ofProtocol = (protocol: Protocol) =>
    [...(wire.address[WIRE_PROTOCOLS[protocol]] ?? [])]
      .sort((one, other) => one.sort - other.sort)
      .map(({ id, address, name, qrImage, remark }) => ({
        id: neededNumber(id),
        protocol,
        address: neededText(address),
        name: shownText(name),
        qrImage: shownText(qrImage),
        remark: shownText(remark),
      }));
  return {
    id: neededNumber(wire.id),
    code: shownText(wire.code),
    name: shownText(wire.name),
    icon: shownText(wire.icon),
    rule: payRuleFromWire(wire.rule),
    addresses: [...ofProtocol('TRC20'), ...ofProtocol('ERC20')],
  };
}

export function depositMethodToWire(method: DepositMethod): DepositTypeWire {
  const ofProtocol = (protocol: Protocol) =>
    method.addresses
      .filter((address) => address.protocol === protocol)
      .map((address, index) => ({ ...address, protocol: WIRE_PROTOCOLS[protocol], sort: index + 1 }));
  return {
    id: method.id,
    code: method.code,
    name: method.name,
    icon: method.icon,
    sort: 1,
    rule: payRuleToWire(method.rule),
    address: { 'trc-20': ofProtocol('TRC20'), 'erc-20': ofProtocol('ERC20') },
  };
}

const exampleMethod: DepositTypeWire = {
  id: 1,
  code: 'usdt',
  name: 'USDT',
  icon: '',
  sort: 1,
  rule: {
    id: 1,
    name: 'USDT',
    minAmount: 10,
    maxAmount: 50000,
    amountDefault: '50,100,500,1000,5000,10000',
    charges: 0,
  },
  address: {
    'trc-20': [
      {
        id: 1,
        protocol: 'trc-20',
        address: 'TDemoAddressDoNotSendMoney7eNw6mRK',
        name: 'Demo TRC20',
        qrImage: 'data:image/png;base64,iVBORw0KGgo=',
        remark: 'Demo address: never send real money',
        sort: 1,
      },
    ],
    'erc-20': [],
  },
};

export const getDepositMethodsCall = defineCall({
  path: 'deposit/getDepositMethod',
  summary: 'The ways to deposit: limits, quick amounts, and the receiving addresses of each network',
  origins: ['known', 'observed'],
  output: Type.Array(depositType),
  example: { output: [exampleMethod] },
});

export const submitDepositCall = defineCall({
  path: 'deposit/submitDepositOrder',
  summary: 'Submits a deposit for review; a server may demand the transaction password or go without it',
  origins: ['known', 'observed'],
  isIdempotent: true,
  movesMoney: true,
  input: Type.Object({
    depositTypeId: Type.Integer(),
    ruleId: Type.Integer(),
    addressId: Type.Integer(),
    /** In USDT; an empty one is refused in words of its own (product §5). */
    amount: Type.Optional(Type.Union([Type.Number(), Type.Literal(''), Type.Null()])),
    password: Type.Optional(Type.String({ maxLength: 128 })),
  }),
  output: Type.Literal(true),
  refusals: [
    'tradingForbidden',
    'takingABreak',
    'dailyDepositLimitReached',
    'payPasswordNeeded',
    'payPasswordLocked',
    'passwordLocked',
    'wrongPassword',
    'methodNotAvailable',
    'depositAmountMissing',
    'depositAmountOutsideLimits',
    'depositBeyondAccount',
    'receivingAddressNotAvailable',
    'idempotencyKeyReused',
  ],
  example: { input: { depositTypeId: 1, ruleId: 1, addressId: 1, amount: 100 }, output: true },
});
