import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { HeroCard } from '../../ui/basics/card.tsx';
import { Money } from '../../ui/game/money.tsx';
import type { PeriodProfit } from './profit-period.ts';
import styles from './statistics.module.css';

type Details = NonNullable<PeriodProfit['details']>;

/** What the net is made of. */
function Parts({ stakeMicros, prizeMicros, betCount, wonCount }: Details) {
  const { t } = useTranslation();
  const format = useFormatter();
  return (
    <dl className={styles.parts}>
      <div>
        <dt>{t('statistics.sum.stakes')}</dt>
        <dd>
          <Money micros={stakeMicros} currency="none" />
        </dd>
      </div>
      <div>
        <dt>{t('statistics.sum.winnings')}</dt>
        <dd>
          <Money micros={prizeMicros} currency="none" />
        </dd>
      </div>
      <div>
        <dt>{t('statistics.sum.winRate')}</dt>
        <dd>
          {betCount > 0 ? format.percent(wonCount / betCount) : '–'}
          <span className={styles.wonOf}>
            {t('statistics.sum.wonOf', { won: format.count(wonCount), bets: format.count(betCount) })}
          </span>
        </dd>
      </div>
    </dl>
  );
}

/** The sums of a period. A loss is a plain figure, neither red nor a reason to go on. */
export function ProfitSums({ profit: { netMicros, details } }: { profit: PeriodProfit }) {
  const { t } = useTranslation();
  return (
    <HeroCard>
      <div className={styles.sums}>
        <p className={styles.caption}>{t('statistics.sum.net')}</p>
        <Money
          micros={netMicros}
          size="hero"
          currency="code"
          isSigned
          tone={netMicros > 0 ? 'green' : 'inherit'}
        />
        {details && <Parts {...details} />}
      </div>
    </HeroCard>
  );
}
