import { BET_STATUS, type Bet } from '@canada28/shared/contract/betting.contract.ts';
import { Tag } from '@canada28/ui/tag.tsx';
import { useTranslation } from 'react-i18next';
import { outcomeOf } from '../../data/betting/bet-outcome.ts';
import { useFormatter } from '../../i18n/format.ts';
import { detailPath, paths } from '../../paths.ts';
import { BetChoice } from '../../ui/game/bet-choice.tsx';
import { Money } from '../../ui/game/money.tsx';
import { RecordRow } from '../../ui/lists/record-row.tsx';
import { betLook, isSettled } from './bet-look.tsx';

type BetRowProps = {
  bet: Bet;
  /** Not where the issue stands above its bets. */
  hasIssue?: boolean;
};

/** What is at stake, then what it came to. */
function BetSum({ bet }: { bet: Bet }) {
  if (!isSettled(bet)) return <Money micros={bet.amountMicros} />;
  const { netMicros } = outcomeOf([bet]);
  return <Money micros={netMicros} isSigned tone={netMicros > 0 ? 'gold' : 'inherit'} />;
}

/** One bet of the record; opens its detail. */
export function BetRow({ bet, hasIssue = true }: BetRowProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  const hasWon = bet.status === BET_STATUS.won;
  return (
    <RecordRow
      to={detailPath(paths.betDetail, bet.orderCode)}
      title={
        <>
          <BetChoice playCode={bet.playCode} />
          {bet.chaseId !== undefined && <Tag>{t('game.chase.name')}</Tag>}
        </>
      }
      facts={
        <>
          {hasIssue && <span>{t('game.issue.name', { issue: bet.issueCode })}</span>}
          <span>{format.time(bet.placedAtMs)}</span>
          {hasWon && <span>{t('record.list.stake', { amount: format.usdt(bet.amountMicros) })}</span>}
        </>
      }
      sum={<BetSum bet={bet} />}
      state={betLook(bet)}
    />
  );
}
