import { BET_STATUS, type Bet } from '@canada28/shared/contract/betting.contract.ts';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { detailPath, paths } from '../../paths.ts';
import { Tag } from '../../ui/basics/tag.tsx';
import { BetChoice } from '../../ui/game/bet-choice.tsx';
import { Money } from '../../ui/game/money.tsx';
import { RowContent } from '../../ui/lists/list.tsx';
import styles from './bet-record.module.css';
import { BetStatusTag } from './bet-status-tag.tsx';

/** A prize is what one looks for; without one it is the stake. */
function BetSum({ bet }: { bet: Bet }) {
  if (bet.status !== BET_STATUS.won) return <Money micros={bet.amountMicros} />;
  return <Money micros={bet.prizeMicros} isSigned tone="gold" />;
}

type BetRowProps = {
  bet: Bet;
  /** Not where the issue stands above its bets. */
  hasIssue?: boolean;
};

/** One bet of the record; opens its detail. */
export function BetRow({ bet, hasIssue = true }: BetRowProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  return (
    <RowContent
      to={detailPath(paths.betDetail, bet.orderCode)}
      title={
        <span className={styles.choice}>
          <BetChoice playCode={bet.playCode} />
          {bet.chaseId !== undefined && <Tag>{t('game.chase.name')}</Tag>}
        </span>
      }
      detail={
        <span className={styles.facts}>
          {hasIssue && <span>{t('game.issue.name', { issue: bet.issueCode })}</span>}
          <span>{format.time(bet.placedAtMs)}</span>
          {bet.status === BET_STATUS.won && (
            <span>{t('record.list.stake', { amount: format.usdt(bet.amountMicros) })}</span>
          )}
        </span>
      }
      value={
        <span className={styles.outcome}>
          <span className={styles.sum}>
            <BetSum bet={bet} />
          </span>
          <BetStatusTag status={bet.status} />
        </span>
      }
    />
  );
}
