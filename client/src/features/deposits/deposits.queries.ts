import type { InputOf } from '@canada28/shared/contract/call.ts';
import {
  depositMethodFromWire,
  getDepositMethodsCall,
  submitDepositCall,
} from '@canada28/shared/contract/deposits.contract.ts';
import {
  type DepositBonus,
  DICT_CODES,
  type DictEntry,
  depositBonusFromText,
} from '@canada28/shared/contract/dictionary.contract.ts';
import { FINANCE_TYPE } from '@canada28/shared/contract/finance.contract.ts';
import { useDictionaryEntries } from '../../data/dictionary/dictionary.queries.ts';
import { submitOrder } from '../../data/finance/newest-order.queries.ts';
import { useMoneyCall } from '../../data/money/money-call.queries.ts';
import { createSendOnce } from '../../data/money/send-once.ts';
import { usePlayerQuery } from '../../data/player/player-query.ts';
import { callApi } from '../../lib/api-client.ts';
import { hasRefusalMessage } from '../../lib/api-error.ts';

const sendDeposit = createSendOnce(submitDepositCall);

/** The ways to deposit, with the addresses to pay to. */
export function useDepositMethods() {
  return usePlayerQuery({
    key: ['depositMethods'],
    queryFn: async ({ signal }) => {
      const methods = await callApi(getDepositMethodsCall, {}, { signal });
      return [...methods].sort((one, other) => one.sort - other.sort).map(depositMethodFromWire);
    },
  });
}

/** What deposits earn on top; undefined where that is nothing, and where the server does not tell. */
export function useDepositBonus(): DepositBonus | undefined {
  const { data: entries } = useDictionaryEntries(DICT_CODES.depositBonus);
  return depositBonusOf(entries);
}

/** Submits a deposit; what the server refuses is for the screen to show. Answers the order, where it can be told. */
export function useSubmitDeposit(onDone: () => void) {
  return useMoneyCall({
    name: 'deposit',
    send: (input: InputOf<typeof submitDepositCall>) =>
      submitOrder(FINANCE_TYPE.deposit, () => sendDeposit(input)),
    handles: hasRefusalMessage,
    onDone,
  });
}

/**
 * The bonus by the server's entries: undefined where they tell none, and until they are known, so that nothing is
 * promised that no server pays (product §9).
 */
export function depositBonusOf(entries: readonly DictEntry[] | undefined): DepositBonus | undefined {
  const bonus = depositBonusFromText(entries?.[0]?.value ?? '');
  return bonus !== undefined && bonus.percent > 0 && bonus.mostMicros > 0 ? bonus : undefined;
}

/** What a deposit earns on top, micro-USDT: its share, rounded down, at most so much (product §9). */
export function bonusMicrosOf(amountMicros: number, { percent, mostMicros }: DepositBonus): number {
  return Math.min(Math.floor((amountMicros * percent) / 100), mostMicros);
}
