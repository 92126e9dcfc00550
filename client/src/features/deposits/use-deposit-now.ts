import type { DepositMethod, ReceivingAddress } from '@canada28/shared/contract/deposits.contract.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { parseUsdt, usdtFromMicros, usdtText } from '@canada28/shared/money/usdt.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '../../data/money/money-call.queries.ts';
import { refusalCode } from '../../lib/api-error.ts';
import { noteServerFact, useServerFact } from '../../lib/server-facts.ts';
import { usePlayer } from '../../lib/session.store.ts';
import { showToast } from '../../lib/toast.store.ts';
import { detailPath, paths } from '../../paths.ts';
import { findAmountProblem, passwordDemand } from './check-deposit.ts';
import { clearDepositAmount } from './deposit-draft.store.ts';
import { useSubmitDeposit } from './deposits.queries.ts';

type DepositToSubmit = {
  readonly method: DepositMethod;
  readonly receiving: ReceivingAddress;
  readonly amountText: string;
};

/**
 * The press on "I have paid". Transitions: entering → submitted; entering → password asked (only by a server that
 * demands it) → submitted or asked again; entering → password to be set first.
 */
export function useDepositNow({ method, receiving, amountText }: DepositToSubmit) {
  const { t } = useTranslation();
  const showOrder = useShowOrder();
  const [isAsking, setAsking] = useState(false);
  const [hasTried, setTried] = useState(false);
  const player = usePlayer();
  const submitting = useSubmitDeposit(() => {
    clearDepositAmount();
    showToast(t('deposit.form.submitted'), 'success');
  });
  const { demand, isAskedFirst } = usePasswordDemand(submitting.error);
  const localProblem = useAmountProblem(amountText, method);
  const failure = useFailureText()(submitting.error);
  const wasSent = submitting.request?.amount === amountOf(amountText);

  const submit = (password?: string) => {
    const input = {
      depositTypeId: method.id,
      ruleId: method.rule.id,
      addressId: receiving.id,
      amount: amountOf(amountText),
      ...(password !== undefined && { password }),
    };
    const onError = (error: unknown) => {
      setAsking(true);
      if (player && passwordDemand(refusalCode(error), player)) noteServerFact('wants deposit password');
    };
    submitting.submit(input, { onDone: showOrder, onError });
  };
  return {
    depositNow: () => {
      setTried(true);
      setAsking(false);
      if (localProblem !== undefined) return;
      // Once it is submitted the field is empty, which is no problem to tell of.
      setTried(false);
      // Sent without the password first, each deposit would be a wrong attempt at it.
      if (!isAskedFirst) return submit();
      submitting.reset();
      setAsking(true);
    },
    confirm: submit,
    close: () => setAsking(false),
    isSubmitting: submitting.isOnItsWay,
    isAsking: isAsking && (demand === 'enter' || (submitting.isOnItsWay && hasPassword(submitting.request))),
    isToBeSet: isAsking && demand === 'setFirst',
    /** Why the entered password was refused. */
    passwordError: hasPassword(submitting.request) ? failure : undefined,
    problem: (hasTried ? localProblem : undefined) ?? (wasSent && demand === undefined ? failure : undefined),
  };
}

/** What the last refusal asks for; before any, what a server asks for that has demanded the password before. */
function usePasswordDemand(error: unknown) {
  const player = usePlayer();
  const isAskedFirst = useServerFact('wants deposit password') && player?.hasPayPassword === true;
  const isUnknown = isAskedFirst && error === null;
  const demand = player && passwordDemand(isUnknown ? ERROR_CODES.wrongPassword : refusalCode(error), player);
  return { demand, isAskedFirst };
}

const hasPassword = (input: { readonly password?: string } | undefined) => input?.password !== undefined;

function amountOf(amountText: string): number {
  return usdtFromMicros(parseUsdt(amountText) ?? 0);
}

function useAmountProblem(amountText: string, { rule }: DepositMethod): string | undefined {
  const { t } = useTranslation();
  switch (findAmountProblem(amountText, rule)) {
    case 'missing':
      return t('error.deposit.amountMissing');
    case 'outOfRange':
      return t('error.deposit.amountRange', { min: usdtText(rule.minMicros), max: usdtText(rule.maxMicros) });
    default:
      return undefined;
  }
}

function useShowOrder() {
  const navigate = useNavigate();
  return (order: { readonly id: string } | undefined) => {
    void navigate(order === undefined ? paths.depositRecord : detailPath(paths.depositDetail, order.id));
  };
}
