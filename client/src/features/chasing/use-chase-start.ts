import { type ChaseOrder, chaseOrderToWire } from '@canada28/shared/contract/chase.ts';
import { startChaseCall } from '@canada28/shared/contract/chasing.contract.ts';
import { MAX_BET_TOTAL_MICROS } from '@canada28/shared/limits.ts';
import { MICROS_PER_USDT } from '@canada28/shared/money/usdt.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText, useMoneyCall } from '../../data/money/money-call.queries.ts';
import { createSendOnce } from '../../data/money/send-once.ts';
import { useFormatter } from '../../i18n/format.ts';
import { refusalMessage } from '../../lib/api-error.ts';
import { requireLogin } from '../../lib/session-prompt.store.ts';
import { showToast } from '../../lib/toast.store.ts';
import type { ChaseProblem } from './find-chase-problem.ts';

type ChaseToStart = {
  readonly order: ChaseOrder;
  readonly problem: ChaseProblem | undefined;
  /** The chase runs. */
  readonly onStarted: (order: ChaseOrder) => void;
  /** It was started from here, and here the player still is. */
  readonly onShow: () => void;
};

type ChaseStart = {
  readonly start: () => void;
  readonly isStarting: boolean;
  /** What stands in the way, in the player's language. */
  readonly problemText: string | undefined;
};

const sendChase = createSendOnce(startChaseCall);

/** Starts a chase; a refusal is for the sheet to show. */
function useStartChase(onDone: (order: ChaseOrder) => void) {
  return useMoneyCall({
    name: 'chase',
    send: (order: ChaseOrder) => sendChase(chaseOrderToWire(order)),
    handles: (error) => refusalMessage(error) !== undefined,
    onDone,
  });
}

/** The press on "Start chase": log in first, then what is wrong with the chase, then the chase. */
export function useChaseStart({ order, problem, onStarted, onShow }: ChaseToStart): ChaseStart {
  const { t } = useTranslation();
  const textOf = useProblemText(order.winRatePercent ?? 0);
  const failureText = useFailureText();
  const starting = useStartChase((started) => {
    showToast(t('chasing.form.started'), 'success');
    onStarted(started);
  });
  const body = JSON.stringify(order);
  // Whoever is still typing the amount need not be told that it is missing; whoever wants to start must.
  const [triedBody, setTriedBody] = useState<string>();
  const isTold = problem !== 'badStartAmount' || triedBody === body;
  const start = () => {
    if (!requireLogin()) return;
    setTriedBody(body);
    if (problem === undefined) starting.submit(order, { onDone: onShow });
  };
  const failure = triedBody === body ? failureText(starting.error) : undefined;
  return {
    start,
    isStarting: starting.isOnItsWay,
    problemText: problem !== undefined && isTold ? textOf(problem) : failure,
  };
}

function useProblemText(ratePercent: number): (problem: ChaseProblem) => string {
  const { t } = useTranslation();
  const format = useFormatter();
  return (problem) => {
    switch (problem) {
      case 'badStartAmount':
        return t('error.bet.amountZero');
      case 'balanceInsufficient':
        return t('error.bet.balanceInsufficient');
      case 'amountAboveLimit':
        return t('chasing.form.amountTooHigh', { max: format.count(MAX_BET_TOTAL_MICROS / MICROS_PER_USDT) });
      case 'rateOutOfReach':
        return t('chasing.form.rateOutOfReach', { rate: format.percent(ratePercent / 100) });
      default:
        // The sheet offers nothing but whole numbers within their limits.
        return t('error.page.parameter');
    }
  };
}
