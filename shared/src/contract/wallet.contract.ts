import { type Static, Type } from 'typebox';
import { microsFromUsdt, usdtFromMicros } from '../money/usdt.ts';
import { defineCall } from './call.ts';
import { neededNumber } from './reply-values.ts';
import { namedShape, usdtAmount } from './schemas.ts';

const walletReply = namedShape('Wallet', {
  userId: Type.Integer(),
  moneyUsable: usdtAmount,
  moneyFrozen: usdtAmount,
  moneyDrawUsable: usdtAmount,
  margin: usdtAmount,
});

type WalletWire = Static<typeof walletReply>;

/** A player's money in micro-USDT. Total assets = available + frozen (player-api §2). */
export type Wallet = {
  readonly playerId: number;
  readonly availableMicros: number;
  readonly frozenMicros: number;
  readonly pendingDepositMicros: number;
};

export function walletFromWire(wire: WalletWire): Wallet {
  return {
    playerId: neededNumber(wire.userId),
    availableMicros: microsFromUsdt(wire.moneyUsable),
    frozenMicros: microsFromUsdt(wire.moneyFrozen),
    pendingDepositMicros: microsFromUsdt(wire.margin),
  };
}

/** Model → wire; in the mock everything available may be withdrawn (player-api §2). */
export function walletToWire(wallet: Wallet): WalletWire {
  return {
    userId: wallet.playerId,
    moneyUsable: usdtFromMicros(wallet.availableMicros),
    moneyFrozen: usdtFromMicros(wallet.frozenMicros),
    moneyDrawUsable: usdtFromMicros(wallet.availableMicros),
    margin: usdtFromMicros(wallet.pendingDepositMicros),
  };
}

export const getMyWalletCall = defineCall({
  path: 'wallet/getMyWallet',
  summary: 'Available and frozen money, and deposits that await review',
  origins: ['observed'],
  output: walletReply,
  example: {
    output: { userId: 108204, moneyUsable: 1284.5, moneyFrozen: 100, moneyDrawUsable: 1284.5, margin: 0 },
  },
});
