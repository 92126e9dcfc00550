import { ADDRESS_STATUS, type Address } from '@canada28/shared/contract/addresses.contract.ts';
import type { PayRule } from '@canada28/shared/contract/pay-rule.ts';
import type { WithdrawalMethod } from '@canada28/shared/contract/withdrawals.contract.ts';
import { usdtText } from '@canada28/shared/money/usdt.ts';
import { Card } from '@canada28/ui/card.tsx';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useWallet } from '../../data/player/player.queries.ts';
import { useFormatter } from '../../i18n/format.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/basics/button.tsx';
import text from '../../ui/basics/text.module.css';
import { AmountField } from '../../ui/forms/amount-field.tsx';
import { AskPasscode } from '../../ui/forms/ask-passcode.tsx';
import { FixedValue } from '../../ui/forms/fixed-value.tsx';
import { Money } from '../../ui/game/money.tsx';
import { AddressPicker } from './address-picker.tsx';
import { mostMicros, type WithdrawalSum, withdrawalSum } from './check-withdrawal.ts';
import { useWithdrawNow } from './use-withdraw-now.ts';
import { changeWithdrawalDraft, pickAddress, useWithdrawalDraft } from './withdrawal-draft.store.ts';
import styles from './withdrawals.module.css';

type WithdrawalFormProps = {
  method: WithdrawalMethod;
  /** Where there is more than one. */
  methodChoice: ReactNode;
};

/** What the passcode confirms: the sum that arrives, and where. */
function LastLook({ sum, address }: { sum: WithdrawalSum; address: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.lastLook}>
      <p className={styles.label}>{t('finance.detail.arrives')}</p>
      <p>
        <Money micros={sum.arrivesMicros} size="hero" currency="code" />
      </p>
      <p className={joinClasses(text.code, text.small)}>{address}</p>
    </div>
  );
}

type BoundsProps = { rule: PayRule; availableMicros: number | undefined; onMax: () => void };

/** What an amount has to keep to, whatever is typed: the limits of one withdrawal, and all that is available. */
function Bounds({ rule, availableMicros, onMax }: BoundsProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  const amount = availableMicros === undefined ? '–' : format.usdt(availableMicros);
  return (
    <div className={styles.bounds}>
      <p>
        <span>
          {t('withdraw.form.limits', {
            min: format.shortUsdt(rule.minMicros),
            max: format.shortUsdt(rule.maxMicros),
          })}
        </span>{' '}
        <span>{t('withdraw.form.available', { amount })}</span>
      </p>
      <button type="button" className={styles.max} disabled={availableMicros === undefined} onClick={onMax}>
        {t('withdraw.form.max')}
      </button>
    </div>
  );
}

/** Where the money goes: to the address that was just added, or else to the picked one, or else to the default. */
function useAddress(addresses: readonly Address[]): Address | undefined {
  const { addressId, idsBeforeAdding } = useWithdrawalDraft();
  const added = idsBeforeAdding && addresses.find(({ id }) => !idsBeforeAdding.includes(id));
  const picked = addresses.find(({ id }) => id === addressId);
  return added ?? picked ?? addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
}

/** Currency, address and amount; confirmed with the transaction password. */
export function WithdrawalForm({ method, methodChoice }: WithdrawalFormProps) {
  const { t } = useTranslation();
  const { data: wallet } = useWallet();
  const navigate = useNavigate();
  const amountText = useWithdrawalDraft((draft) => draft.amountText);
  const { rule } = method;
  const addresses = method.addresses.filter(({ status }) => status === ADDRESS_STATUS.reviewed);
  const address = useAddress(addresses);
  // Until the balance is known the server alone decides whether it is enough.
  const availableMicros = wallet?.availableMicros ?? rule.maxMicros;
  const withdrawal = useWithdrawNow({ method, address, amountText, availableMicros });
  const sum = withdrawalSum(amountText, rule);
  const type = (typed: string) => changeWithdrawalDraft({ amountText: typed });
  const addAddress = () => {
    changeWithdrawalDraft({ idsBeforeAdding: method.addresses.map(({ id }) => id) });
    void navigate(paths.addAddress);
  };
  const withdrawNow = () => {
    if (address !== undefined) pickAddress(address.id);
    withdrawal.withdrawNow();
  };
  return (
    <>
      {methodChoice}
      <div className={styles.field}>
        <p className={styles.label}>{t('finance.detail.currency')}</p>
        <FixedValue>USDT</FixedValue>
      </div>
      <AddressPicker
        addresses={addresses}
        address={address}
        onPick={pickAddress}
        onAdd={addAddress}
        problem={withdrawal.addressProblem}
      />
      <div className={styles.field}>
        <AmountField
          label={t('withdraw.form.amount')}
          value={amountText}
          onValueChange={type}
          error={withdrawal.amountProblem}
        />
        <Bounds
          rule={rule}
          availableMicros={wallet?.availableMicros}
          onMax={() => type(usdtText(mostMicros(availableMicros, rule)))}
        />
      </div>
      <SumCard sum={sum} rule={rule} />
      <Button isLoading={withdrawal.isSubmitting} onClick={withdrawNow}>
        {t('withdraw.form.submit')}
      </Button>
      <p className={text.note}>{t('withdraw.form.arrivalTime')}</p>
      {withdrawal.isAsking && address !== undefined && (
        <AskPasscode
          onClose={withdrawal.close}
          onComplete={withdrawal.confirm}
          isChecking={withdrawal.isSubmitting}
          error={withdrawal.passwordError}
        >
          <LastLook sum={sum} address={address.address} />
        </AskPasscode>
      )}
    </>
  );
}

const BASIS_POINTS = 10_000;

function SumCard({ sum, rule }: { sum: WithdrawalSum; rule: PayRule }) {
  const { t } = useTranslation();
  const format = useFormatter();
  const fee = format.percent(rule.chargeBasisPoints / BASIS_POINTS, 2);
  return (
    <Card>
      <dl className={styles.sum}>
        <div className={styles.line}>
          <dt>{t('withdraw.form.amount')}</dt>
          <dd>
            <Money micros={sum.amountMicros} currency="none" />
          </dd>
        </div>
        <div className={styles.line}>
          <dt>{t('withdraw.form.fee', { percent: fee })}</dt>
          <dd>
            <Money micros={-sum.feeMicros + 0} currency="none" />
          </dd>
        </div>
        <div className={styles.total}>
          <dt>{t('finance.detail.arrives')}</dt>
          <dd>
            <Money micros={sum.arrivesMicros} size="large" />
          </dd>
        </div>
      </dl>
    </Card>
  );
}
