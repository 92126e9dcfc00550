import { BET_STATUS, type Bet } from '@canada28/shared/contract/betting.contract.ts';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { CopyButton } from '../../ui/forms/copy-button.tsx';
import { BetChoice } from '../../ui/game/bet-choice.tsx';
import { Money } from '../../ui/game/money.tsx';
import { Detail, DetailList } from '../../ui/lists/detail-list.tsx';

/** What was bet, on what and when. */
function StakeFacts({ bet }: { bet: Bet }) {
  const { t } = useTranslation();
  const format = useFormatter();
  return (
    <DetailList>
      <Detail label={t('record.detail.mode')}>
        <BetChoice playCode={bet.playCode} />
      </Detail>
      <Detail label={t('game.odds.name')}>{format.odds(bet.oddsThousandths)}</Detail>
      {bet.multiple > 1 && <Detail label={t('record.detail.multiple')}>{format.count(bet.multiple)}</Detail>}
      <Detail label={t('record.detail.amount')}>
        <Money micros={bet.amountMicros} />
      </Detail>
      <Detail label={t('record.detail.time')}>{format.dateTime(bet.placedAtMs)}</Detail>
      <Detail label={t('record.detail.number')} isCode action={<CopyButton text={bet.orderCode} />}>
        {bet.orderCode}
      </Detail>
    </DetailList>
  );
}

/** Everything that is known of a bet (product §2, bet detail). */
export function BetFacts({ bet }: { bet: Bet }) {
  const { t } = useTranslation();
  const isChase = bet.chaseId !== undefined;
  return (
    <>
      <DetailList>
        <Detail label={t('record.detail.game')}>{t('game.name')}</Detail>
        <Detail label={t('record.detail.issue')} action={<CopyButton text={bet.issueCode} />}>
          {bet.issueCode}
        </Detail>
        <Detail label={t('record.detail.winningNumbers')}>
          {bet.result ? `${bet.result.digits.join(' + ')} = ${bet.result.sum}` : '–'}
        </Detail>
        <Detail label={t('record.detail.winAmount')}>
          {bet.status === BET_STATUS.waiting ? '–' : <Money micros={bet.prizeMicros} />}
        </Detail>
        <Detail label={t('record.detail.kind')}>
          {t(isChase ? 'record.detail.kindChase' : 'record.detail.kindOrdinary')}
        </Detail>
      </DetailList>
      <StakeFacts bet={bet} />
    </>
  );
}
