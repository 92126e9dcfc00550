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

type BetNow = {
  readonly betNow: () => void;
  readonly isPlacing: boolean;
  /** What stands in the way of this very slip, in the player's language. */
  readonly problem: string | undefined;
};

type SlipToPlace = {
  readonly stakes: readonly Stake[];
  readonly issueCode: string;
  readonly availableMicros: number | undefined;
};

/** The press on "Bet now": log in first, then what is wrong with the slip, then the bet. */
export function useBetNow({ stakes, issueCode, availableMicros }: SlipToPlace): BetNow {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const failureText = useFailureText();
  const placing = usePlaceBet((placed) => {
    const session = getSession();
    if (session !== undefined) notePlaced({ playerId: session.id, stakes: placed.stakes });
    showToast(t('betting.slip.placed'), 'success');
  });
  // Whoever is still typing an amount need not be told that it is missing; whoever wants to bet must.
  const [triedStakes, setTriedStakes] = useState<readonly Stake[]>();
  const found = findSlipProblem(stakes, availableMicros);
  const isTold = found !== 'amountZero' || triedStakes === stakes;
  const isOfThis = placing.request?.stakes === stakes && placing.request.issueCode === issueCode;

  const betNow = () => {
    if (!requireLogin()) return;
    setTriedStakes(stakes);
    if (found === undefined) placing.submit({ issueCode, stakes });
  };
  const failure = isOfThis && !isTooLate(placing.error) ? failureText(placing.error) : undefined;
  return {
    betNow,
    isPlacing: placing.isOnItsWay,
    problem: found !== undefined && isTold ? problemText(found) : failure,
  };
}

function useProblemText(): (problem: SlipProblem) => string {
  const { t } = useTranslation();
  const format = useFormatter();
  return (problem) => {
    switch (problem) {
      case 'amountZero':
        return t('error.bet.amountZero');
      case 'balanceInsufficient':
        return t('error.bet.balanceInsufficient');
      case 'totalTooHigh':
        return t('betting.slip.totalTooHigh', { max: format.count(MAX_BET_TOTAL_MICROS / MICROS_PER_USDT) });
    }
  };
}
