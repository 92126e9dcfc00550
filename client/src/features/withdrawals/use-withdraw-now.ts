import type { Address } from '@canada28/shared/contract/addresses.contract.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import type { WithdrawalMethod } from '@canada28/shared/contract/withdrawals.contract.ts';
import { usdtFromMicros, usdtText } from '@canada28/shared/money/usdt.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '../../data/money/money-call.queries.ts';
import { refusalCode } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast.store.ts';
import { detailPath, paths } from '../../paths.ts';
import { findAmountProblem, withdrawalSum } from './check-withdrawal.ts';
import { clearWithdrawal } from './withdrawal-draft.store.ts';
import { useSubmitWithdrawal } from './withdrawals.queries.ts';

type WithdrawalToSubmit = {
  readonly method: WithdrawalMethod;
  readonly address: Address | undefined;
  readonly amountText: string;
  readonly availableMicros: number;
};

/** Refusals of the password itself: the sheet stays open and says why. */
const PASSWORD_CODES: readonly (number | undefined)[] = [
  ERROR_CODES.wrongPassword,
  ERROR_CODES.passwordLocked,
];

/** The press on "Withdraw": what is wrong first, then the transaction password, then the withdrawal. */
export function useWithdrawNow(withdrawal: WithdrawalToSubmit) {
  const { t } = useTranslation();
  const { method, address, amountText } = withdrawal;
  const failureText = useFailureText();
  const showOrder = useShowOrder();
  /** The address for which the password is asked: none that takes its place gets the money. */
  const [askedId, setAskedId] = useState<number>();
  const [hasTried, setTried] = useState(false);
  const submitting = useSubmitWithdrawal(() => {
    setAskedId(undefined);
    clearWithdrawal();
    showToast(t('withdraw.form.submitted'), 'success');
  });
  const localProblem = useAmountProblem(withdrawal);
  const isAddressMissing = address === undefined;

  const failure = failureText(submitting.error);
  const isPasswordRefused = PASSWORD_CODES.includes(refusalCode(submitting.error));
  const { amountMicros } = withdrawalSum(amountText, method.rule);
  const amount = usdtFromMicros(amountMicros);
  const sent = submitting.request;
  // An address that was deleted elsewhere is gone with the refusal.
  const isOfThisAddress =
    sent?.addressId === address?.id || !method.addresses.some(({ id }) => id === sent?.addressId);
  const wasSent = sent?.amount === amount && isOfThisAddress;

  const withdrawNow = () => {
    submitting.reset();
    const isReady = localProblem === undefined && address !== undefined;
    // Once it is submitted the amount is empty, which is no problem to tell of.
    setTried(!isReady);
    setAskedId(isReady ? address.id : undefined);
  };
  const confirm = (password: string) => {
    if (address === undefined) return;
    const input = { withdrawId: method.id, addressId: address.id, amount, password };
    submitting.submit(input, {
      onDone: showOrder,
      onError: (error) => setAskedId(PASSWORD_CODES.includes(refusalCode(error)) ? address.id : undefined),
    });
  };
  const serverProblem = wasSent && !isPasswordRefused ? failure : undefined;
  return {
    withdrawNow,
    confirm,
    close: () => setAskedId(undefined),
    isAsking: askedId !== undefined && askedId === address?.id,
    isSubmitting: submitting.isOnItsWay,
    passwordError: isPasswordRefused ? failure : undefined,
    amountProblem: (hasTried ? localProblem : undefined) ?? serverProblem,
    addressProblem: hasTried && isAddressMissing ? t('withdraw.form.addressMissing') : undefined,
  };
}

function useAmountProblem({ amountText, method, availableMicros }: WithdrawalToSubmit): string | undefined {
  const { t } = useTranslation();
  const { minMicros, maxMicros } = method.rule;
  switch (findAmountProblem(amountText, method.rule, availableMicros)) {
    case 'missing':
      return t('withdraw.form.amountMissing');
    case 'balance':
      return t('error.bet.balanceInsufficient');
    case 'outOfRange':
      return t('withdraw.form.amountRange', { min: usdtText(minMicros), max: usdtText(maxMicros) });
    default:
      return undefined;
  }
}

function useShowOrder() {
  const navigate = useNavigate();
  return (order: { readonly id: string } | undefined) => {
    void navigate(
      order === undefined ? paths.withdrawalRecord : detailPath(paths.withdrawalDetail, order.id),
    );
  };
}
