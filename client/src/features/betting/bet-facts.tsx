import { BET_STATUS, type Bet } from '@canada28/shared/contract/betting.contract.ts';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { BetChoice } from '../../ui/game/bet-choice.tsx';
import { Money } from '../../ui/game/money.tsx';
import { DetailList } from '../../ui/lists/detail-list.tsx';

/** Everything that is known of a bet (product §2, bet detail). */
export function BetFacts({ bet }: { bet: Bet }) {
  const { t } = useTranslation();
  const format = useFormatter();
  const { result, issueCode, orderCode } = bet;
  const prize = bet.status === BET_STATUS.waiting ? '–' : <Money micros={bet.prizeMicros} />;
  const kind = t(bet.chaseId === undefined ? 'record.detail.kindOrdinary' : 'record.detail.kindChase');
  return (
    <>
      <DetailList
        facts={[
          { label: t('record.detail.game'), value: t('game.name') },
          { label: t('record.detail.issue'), value: issueCode, copies: issueCode },
          {
            label: t('record.detail.winningNumbers'),
            value: result ? `${result.digits.join(' + ')} = ${result.sum}` : '–',
          },
          { label: t('record.detail.winAmount'), value: prize },
          { label: t('record.detail.kind'), value: kind },
        ]}
      />
      <DetailList
        facts={[
          { label: t('record.detail.mode'), value: <BetChoice playCode={bet.playCode} /> },
          { label: t('game.odds.name'), value: format.odds(bet.oddsThousandths) },
          bet.multiple > 1 && { label: t('record.detail.multiple'), value: format.count(bet.multiple) },
          { label: t('record.detail.amount'), value: <Money micros={bet.amountMicros} /> },
          { label: t('record.detail.time'), value: format.dateTime(bet.placedAtMs) },
          { label: t('record.detail.number'), value: orderCode, isCode: true, copies: orderCode },
        ]}
      />
    </>
  );
}
