import { BET_STATUS, type Bet } from '@canada28/shared/contract/betting.contract.ts';
import { prizeMicros } from '@canada28/shared/game/payout.ts';
import { useTranslation } from 'react-i18next';
import { outcomeOf } from '../../data/betting/bet-outcome.ts';
import { useDrawnIssue, useIsForced } from '../../data/draws/issue.queries.ts';
import { useFormatter } from '../../i18n/format.ts';
import { refusalMessage } from '../../lib/api-error.ts';
import { paths } from '../../paths.ts';
import { HeroCard } from '../../ui/basics/hero-card.tsx';
import text from '../../ui/basics/text.module.css';
import { BallSum } from '../../ui/game/ball-sum.tsx';
import { BetChoice } from '../../ui/game/bet-choice.tsx';
import { ForcedMark } from '../../ui/game/forced-mark.tsx';
import { Money } from '../../ui/game/money.tsx';
import { DetailList } from '../../ui/lists/detail-list.tsx';
import { DetailScreen, useAddressId } from '../../ui/lists/detail-screen.tsx';
import { StateTag } from '../../ui/lists/state-tag.tsx';
import styles from './bet-detail.module.css';
import { betLook, isGain } from './bet-look.tsx';
import { useBet } from './bet-record.queries.ts';

/** All about one bet (product §2, `/record/detail`). */
export function BetDetailScreen() {
  const { t } = useTranslation();
  const orderCode = useAddressId(/^\d{1,32}$/);
  const query = useBet(orderCode);
  const refusal = refusalMessage(query.error);
  return (
    <DetailScreen
      title={t('record.detail.title')}
      recordPath={paths.bettingRecord}
      recordTitle={t('game.bet.record')}
      query={query}
      isRefused={orderCode === undefined || refusal !== undefined}
      refusal={refusal}
    >
      {(bet) => (
        <>
          <BetOutcome bet={bet} />
          <BetFacts bet={bet} />
        </>
      )}
    </DetailScreen>
  );
}

function BetFacts({ bet }: { bet: Bet }) {
  const { t } = useTranslation();
  const format = useFormatter();
  const { issueCode, orderCode } = bet;
  const result = useResult(bet);
  const prize = bet.status === BET_STATUS.waiting ? '–' : <Money micros={bet.prizeMicros} />;
  const kind = t(bet.chaseId === undefined ? 'record.detail.kindOrdinary' : 'record.detail.kindChase');
  return (
    <>
      <DetailList
        facts={[
          { label: t('record.detail.game'), value: t('game.name') },
          { label: t('game.issue.label'), value: issueCode, copies: issueCode },
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
          bet.multiple > 1 && { label: t('game.chase.multiple'), value: format.count(bet.multiple) },
          { label: t('record.detail.amount'), value: <Money micros={bet.amountMicros} /> },
          { label: t('record.detail.time'), value: format.dateTime(bet.placedAtMs) },
          { label: t('record.detail.number'), value: orderCode, isCode: true, copies: orderCode },
        ]}
      />
    </>
  );
}

/** The winning numbers: those told with the bet, else those of its issue (player-api §3, Order). */
function useResult({ result, issueCode, status }: Bet) {
  const isDrawn = status === BET_STATUS.won || status === BET_STATUS.lost;
  const issue = useDrawnIssue(issueCode, isDrawn && result === undefined);
  return result ?? issue?.result;
}

/** The sum that matters: what it came to, or what it still could return. */
function OutcomeSum({ bet }: { bet: Bet }) {
  const { t } = useTranslation();
  // Odds are an observed field, but not one that every server fills before the draw.
  const mayReturn = bet.status === BET_STATUS.waiting && bet.oddsThousandths > 0;
  const { netMicros } = outcomeOf([bet]);
  return (
    <p className={styles.sum}>
      <span className={text.quiet}>{t(mayReturn ? 'record.detail.mayReturn' : 'game.sum.net')}</span>
      {mayReturn ? (
        <Money micros={prizeMicros(bet.amountMicros, bet.oddsThousandths)} size="hero" />
      ) : (
        <Money micros={netMicros} size="hero" isSigned tone={netMicros > 0 ? 'gold' : 'inherit'} />
      )}
    </p>
  );
}

/** What became of a bet, at a glance. */
function BetOutcome({ bet }: { bet: Bet }) {
  const hasWon = isGain(bet);
  const result = useResult(bet);
  const isForced = useIsForced(bet.issueCode, result !== undefined);
  return (
    <HeroCard tone={hasWon ? 'gold' : 'brand'}>
      <div className={styles.outcome}>
        <StateTag look={betLook(bet)} />
        <OutcomeSum bet={bet} />
        {result && <BallSum digits={result.digits} {...(hasWon && { sumTone: 'gold' })} />}
        {isForced && <ForcedMark />}
      </div>
    </HeroCard>
  );
}
