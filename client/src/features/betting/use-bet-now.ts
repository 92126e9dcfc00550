import type { Stake } from '@canada28/shared/contract/betting.contract.ts';
import { MAX_BET_TOTAL_MICROS } from '@canada28/shared/limits.ts';
import { MICROS_PER_USDT } from '@canada28/shared/money/usdt.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../data/money/money-call.queries.ts';
import { useFormatter } from '../../i18n/format.ts';
import { getSession } from '../../lib/session.store.ts';
import { requireLogin } from '../../lib/session-prompt.store.ts';
import { showToast } from '../../lib/toast.store.ts';
import { notePlaced } from './bet-slip.store.ts';
import { isTooLate, usePlaceBet } from './betting.queries.ts';
import { findSlipProblem, type SlipProblem } from './check-slip.ts';

type SlipToPlace = {
  readonly stakes: readonly Stake[];
  readonly issueCode: string;
  readonly availableMicros: number | undefined;
};

/**
 * The press on "Bet now": log in first, then what is wrong with the slip, then the bet. What stands in the way of this
 * very slip is told in the player's language.
 */
export function useBetNow({ stakes, issueCode, availableMicros }: SlipToPlace) {
  const { t } = useTranslation();
  const format = useFormatter();
  const failureText = useFailureText();
  const placing = usePlaceBet((placed) => {
    const session = getSession();
    if (session !== undefined) notePlaced({ playerId: session.id, stakes: placed.stakes });
    showToast(t('betting.slip.placed'), 'success');
  });
  // Nothing is said of an amount that is still being typed, until the bet is to be placed.
  const [triedStakes, setTriedStakes] = useState<readonly Stake[]>();
  const found = findSlipProblem(stakes, availableMicros);
  const isTold = found !== 'amountZero' || triedStakes === stakes;
  const isOfThis = placing.request?.stakes === stakes && placing.request.issueCode === issueCode;

  const betNow = () => {
    if (!requireLogin()) return;
    setTriedStakes(stakes);
    if (found === undefined) placing.submit({ issueCode, stakes });
  };
  const refusal = isOfThis && !isTooLate(placing.error) ? failureText(placing.error) : undefined;
  // These picks may be bet: that is said on the next issue, too, whatever came between.
  const isUnanswered = JSON.stringify(placing.unanswered?.stakes) === JSON.stringify(stakes);
  const failure = isUnanswered ? t('error.request.unanswered') : refusal;
  const texts: Readonly<Record<SlipProblem, string>> = {
    amountZero: t('error.bet.amountZero'),
    balanceInsufficient: t('error.bet.balanceInsufficient'),
    totalTooHigh: t('betting.slip.totalTooHigh', {
      max: format.count(MAX_BET_TOTAL_MICROS / MICROS_PER_USDT),
    }),
  };
  return {
    betNow,
    isPlacing: placing.isOnItsWay,
    problem: found !== undefined && isTold ? texts[found] : failure,
  };
}
