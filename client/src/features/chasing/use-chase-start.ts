import { type ChaseOrder, chaseOrderToWire } from '@canada28/shared/contract/chase.ts';
import { startChaseCall } from '@canada28/shared/contract/chasing.contract.ts';
import type { ChasePlan, ChaseRefusal } from '@canada28/shared/game/chase-plan.ts';
import { MAX_BET_TOTAL_MICROS } from '@canada28/shared/limits.ts';
import { MICROS_PER_USDT } from '@canada28/shared/money/usdt.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText, useMoneyCall } from '../../data/money/money-call.queries.ts';
import { createSendOnce } from '../../data/money/send-once.ts';
import { useFormatter } from '../../i18n/format.ts';
import { hasRefusalMessage } from '../../lib/api-error.ts';
import { requireLogin } from '../../lib/session-prompt.store.ts';
import { showToast } from '../../lib/toast.store.ts';

type ChaseProblem = ChaseRefusal | 'balanceInsufficient';

type ChaseToStart = {
  readonly order: ChaseOrder;
  readonly plan: ChasePlan;
  /** Unknown until the server has told it. */
  readonly availableMicros: number | undefined;
  /** The chase runs. */
  readonly onStarted: (order: ChaseOrder) => void;
  /** It was started from here, and here the player still is. */
  readonly onShow: () => void;
};

const sendChase = createSendOnce(startChaseCall);

/** A chase but for the issue that it begins with. */
const withoutStart = ({ startIssueCode, ...order }: ChaseOrder) => JSON.stringify(order);

/** The first thing wrong with a planned chase; an unknown balance is left to the server. */
function findProblem({ plan, availableMicros }: ChaseToStart): ChaseProblem | undefined {
  if (plan.refusal !== undefined) return plan.refusal;
  const isTooDear = availableMicros !== undefined && plan.totalMicros > availableMicros;
  return isTooDear ? 'balanceInsufficient' : undefined;
}

/**
 * The press on "Start chase": log in first, then what is wrong with the chase, then the chase. What stands in its way
 * is told in the player's language.
 */
export function useChaseStart(chase: ChaseToStart) {
  const { t } = useTranslation();
  const { order, onStarted, onShow } = chase;
  const problem = findProblem(chase);
  const format = useFormatter();
  const failureText = useFailureText();
  const starting = useMoneyCall({
    name: 'chase',
    send: (sent: ChaseOrder) => sendChase(chaseOrderToWire(sent)),
    handles: hasRefusalMessage,
    onDone: (started) => {
      showToast(t('chasing.form.started'), 'success');
      onStarted(started);
    },
  });
  const body = JSON.stringify(order);
  // Nothing is said of an amount that is still being typed, until the chase is to start.
  const [triedBody, setTriedBody] = useState<string>();
  const isTold = problem !== 'badStartAmount' || triedBody === body;
  const start = () => {
    if (!requireLogin()) return;
    setTriedBody(body);
    if (problem === undefined) starting.submit(order, { onDone: onShow });
  };
  // Of this very chase: one that was refused before says nothing of it.
  const isOfThis = JSON.stringify(starting.request) === body;
  const refusal = isOfThis ? failureText(starting.error) : undefined;
  // It may run since an issue before.
  const { unanswered } = starting;
  const isUnanswered = unanswered && withoutStart(unanswered) === withoutStart(order);
  const failure = isUnanswered ? t('error.request.unanswered') : refusal;
  // The sheet offers nothing but whole numbers within their limits: only these can be wrong.
  const texts: Readonly<Partial<Record<ChaseProblem, string>>> = {
    badStartAmount: t('error.bet.amountZero'),
    balanceInsufficient: t('error.bet.balanceInsufficient'),
    amountAboveLimit: t('chasing.form.amountTooHigh', {
      max: format.count(MAX_BET_TOTAL_MICROS / MICROS_PER_USDT),
    }),
    rateOutOfReach: t('chasing.form.rateOutOfReach', {
      rate: format.percent((order.winRatePercent ?? 0) / 100),
    }),
  };
  return {
    start,
    isStarting: starting.isOnItsWay,
    problemText: problem !== undefined && isTold ? (texts[problem] ?? t('error.page.parameter')) : failure,
  };
}
