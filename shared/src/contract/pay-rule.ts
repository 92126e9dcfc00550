import { type Static, Type } from 'typebox';
import { microsFromUsdt, usdtFromMicros } from '../money/usdt.ts';
import { neededNumber, shownText } from './reply-values.ts';
import { namedShape, usdtAmount } from './schemas.ts';
import { basisPointsOfPercent } from './withdrawal-fee.ts';

/** The terms of a way to deposit or withdraw, on the wire (player-api §2, DepositType). */
export const payRule = namedShape('PayRule', {
  id: Type.Integer(),
  name: Type.String(),
  minAmount: usdtAmount,
  maxAmount: usdtAmount,
  amountDefault: Type.String({ pattern: '^\\d+(,\\d+)*$' }),
  charges: Type.Number({ minimum: 0, maximum: 100 }),
});

type PayRuleWire = Static<typeof payRule>;

/** The terms of a way to deposit or withdraw; sums in micro-USDT, the charge in basis points (player-api §2). */
export type PayRule = {
  readonly id: number;
  readonly name: string;
  readonly minMicros: number;
  readonly maxMicros: number;
  /** Sums to choose from with one tap; none means free input only. */
  readonly quickAmountsMicros: readonly number[];
  readonly chargeBasisPoints: number;
};

/** Wire → model; `amountDefault` "0" means free input (player-api §2). */
export function payRuleFromWire(wire: PayRuleWire): PayRule {
  const quickAmounts = shownText(wire.amountDefault).split(',').map(Number);
  return {
    id: neededNumber(wire.id),
    name: shownText(wire.name),
    minMicros: microsFromUsdt(wire.minAmount),
    maxMicros: microsFromUsdt(wire.maxAmount),
    quickAmountsMicros: quickAmounts.filter((amount) => amount > 0).map(microsFromUsdt),
    chargeBasisPoints: basisPointsOfPercent(wire.charges),
  };
}

export function payRuleToWire(rule: PayRule): PayRuleWire {
  const quickAmounts = rule.quickAmountsMicros.map(usdtFromMicros);
  return {
    id: rule.id,
    name: rule.name,
    minAmount: usdtFromMicros(rule.minMicros),
    maxAmount: usdtFromMicros(rule.maxMicros),
    amountDefault: quickAmounts.length === 0 ? '0' : quickAmounts.join(','),
    charges: rule.chargeBasisPoints / 100,
  };
}
