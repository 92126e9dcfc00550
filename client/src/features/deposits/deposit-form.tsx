import type { DepositMethod, ReceivingAddress } from '@canada28/shared/contract/deposits.contract.ts';
import type { PayRule } from '@canada28/shared/contract/pay-rule.ts';
import { PROTOCOLS } from '@canada28/shared/money/protocol.ts';
import { parseUsdt, usdtText } from '@canada28/shared/money/usdt.ts';
import { Card } from '@canada28/ui/card.tsx';
import { QrCode } from '@canada28/ui/qr-code.tsx';
import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormatter } from '../../i18n/format.ts';
import { hasDemoMark, useWorld } from '../../lib/world.store.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/basics/button.tsx';
import column from '../../ui/basics/column.module.css';
import { EmptyState } from '../../ui/basics/empty-state.tsx';
import { Notice } from '../../ui/basics/notice.tsx';
import text from '../../ui/basics/text.module.css';
import { AmountField } from '../../ui/forms/amount-field.tsx';
import { AskPasscode } from '../../ui/forms/ask-passcode.tsx';
import { ChipGroup } from '../../ui/forms/chip-group.tsx';
import { CopyButton } from '../../ui/forms/copy-button.tsx';
import { SegmentedTabs } from '../../ui/forms/segmented-tabs.tsx';
import { Steps } from '../../ui/lists/steps.tsx';
import { Question } from '../../ui/overlays/question.tsx';
import { changeDepositDraft, useDepositDraft } from './deposit-draft.store.ts';
import styles from './deposits.module.css';
import { bonusMicrosOf, useDepositBonus } from './deposits.queries.ts';
import { useDepositNow } from './use-deposit-now.ts';

/** What a deposit goes through, told beforehand. */
function WhatHappens() {
  const { t } = useTranslation();
  const steps = [
    { label: t('deposit.step.send'), state: 'current' },
    { label: t('deposit.step.review'), detail: t('deposit.step.reviewTime'), state: 'coming' },
    { label: t('finance.step.credited'), state: 'coming' },
  ] as const;
  return (
    <Card>
      <Steps steps={steps} />
    </Card>
  );
}

/** What only a server asks for that demands the transaction password. */
function PasswordDemand({ deposit }: { deposit: ReturnType<typeof useDepositNow> }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (deposit.isToBeSet) {
    return (
      <Question
        title={t('error.password.transactionSetFirst')}
        text={t('deposit.form.passwordDemanded')}
        confirmLabel={t('security.pay.set')}
        onConfirm={() => void navigate(paths.transactionPassword)}
        cancelLabel={t('common.action.cancel')}
        onCancel={deposit.close}
      />
    );
  }
  if (!deposit.isAsking) return null;
  return (
    <AskPasscode
      onClose={deposit.close}
      onComplete={deposit.confirm}
      isChecking={deposit.isSubmitting}
      error={deposit.passwordError}
    />
  );
}

/** Where to send the money: the address as a picture, which no typed digit draws again, and as a text. */
const ReceivingCard = memo(function ReceivingCard({ receiving }: { receiving: ReceivingAddress }) {
  const { t } = useTranslation();
  const isDemo = useWorld(hasDemoMark);
  const { protocol, address, qrImage, remark } = receiving;
  const qrLabel = t('deposit.address.qr', { protocol });
  return (
    <Card>
      <div className={styles.receiving}>
        {qrImage === '' ? (
          <QrCode text={address} label={qrLabel} />
        ) : (
          <img className={styles.qr} src={qrImage} alt={qrLabel} />
        )}
        <p className={text.small}>{t('deposit.address.sendOnly', { protocol })}</p>
        <p className={text.code}>{address}</p>
        <CopyButton text={address} label={t('deposit.address.copy')} />
        {isDemo && <Notice tone="warning">{t('deposit.address.demo')}</Notice>}
        {!isDemo && remark !== '' && <Notice>{remark}</Notice>}
      </div>
    </Card>
  );
});

type DepositToProps = { method: DepositMethod; receiving: DepositMethod['addresses'][number] };

const DepositTo = memo(function DepositTo({ method, receiving }: DepositToProps) {
  const { t } = useTranslation();
  const amountText = useDepositDraft((draft) => draft.amountText);
  const deposit = useDepositNow({ method, receiving, amountText });
  return (
    <>
      <ReceivingCard receiving={receiving} />
      <DepositAmount rule={method.rule} amountText={amountText} problem={deposit.problem} />
      <WhatHappens />
      <Button isLoading={deposit.isSubmitting} onClick={deposit.depositNow}>
        {t('deposit.form.paid')}
      </Button>
      <PasswordDemand deposit={deposit} />
    </>
  );
});

/** Network, address, amount, and the word that it is paid. */
export function DepositForm({ method }: { method: DepositMethod }) {
  const { t } = useTranslation();
  const wanted = useDepositDraft((draft) => draft.protocol);
  const protocols = PROTOCOLS.filter((protocol) => method.addresses.some((own) => own.protocol === protocol));
  const protocol = protocols.find((offered) => offered === wanted) ?? protocols[0];
  const addressOn = (network: typeof protocol) =>
    method.addresses.find((address) => address.protocol === network);
  // The tab answers the press first, and the QR code follows; another method may not have the network shown before.
  const receiving = addressOn(useDeferredValue(protocol)) ?? addressOn(protocol);
  if (protocol === undefined || receiving === undefined) {
    return <EmptyState title={t('finance.method.none')} />;
  }
  return (
    <SegmentedTabs
      label={t('finance.order.network')}
      items={protocols.map((value) => ({ value, label: value }))}
      value={protocol}
      onValueChange={(chosen) => changeDepositDraft({ protocol: chosen })}
    >
      <DepositTo method={method} receiving={receiving} />
    </SegmentedTabs>
  );
}

type BonusNoteProps = { rule: PayRule; amountMicros: number | undefined };

/** What this deposit earns on top, once an amount is typed that can be paid; before, the most that one can. */
function BonusNote({ rule, amountMicros = 0 }: BonusNoteProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  const bonus = useDepositBonus();
  if (bonus === undefined) return null;
  const most = format.shortUsdt(bonus.mostMicros);
  const isPayable = amountMicros >= rule.minMicros && amountMicros <= rule.maxMicros;
  const ofAmount = format.usdt(bonusMicrosOf(amountMicros, bonus));
  return (
    <span className={styles.bonus}>
      {isPayable
        ? t('deposit.form.bonusOfAmount', { bonus: ofAmount, most })
        : t('deposit.form.bonus', { bonus: most })}
    </span>
  );
}

type DepositAmountProps = { rule: PayRule; amountText: string; problem: string | undefined };

/** How much is paid: typed, or one of the server's quick amounts. */
function DepositAmount({ rule, amountText, problem }: DepositAmountProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  const type = (text: string) => changeDepositDraft({ amountText: text });
  return (
    <div className={column.gap10}>
      <AmountField
        label={t('finance.detail.depositAmount')}
        isLabelHidden
        placeholder={t('finance.detail.depositAmount')}
        value={amountText}
        onValueChange={type}
        error={problem}
      />
      {rule.quickAmountsMicros.length > 0 && (
        <ChipGroup
          label={t('deposit.form.quickAmounts')}
          chips={rule.quickAmountsMicros.map((micros) => ({
            value: micros,
            label: format.shortUsdt(micros),
          }))}
          value={parseUsdt(amountText)}
          onSelect={(micros) => type(usdtText(micros))}
        />
      )}
      <p className={styles.rule}>
        <span>
          {t('deposit.form.range', {
            min: format.shortUsdt(rule.minMicros),
            max: format.shortUsdt(rule.maxMicros),
          })}
        </span>
        <BonusNote rule={rule} amountMicros={parseUsdt(amountText)} />
      </p>
    </div>
  );
}
