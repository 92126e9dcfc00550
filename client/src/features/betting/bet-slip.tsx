import type { Stake } from '@canada28/shared/contract/betting.contract.ts';
import { microsFromUsdt } from '@canada28/shared/money/usdt.ts';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { ChevronUp } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshOnMessage } from '../../data/messages/refresh-on-message.ts';
import { useWallet } from '../../data/player/player.queries.ts';
import { useFormatter } from '../../i18n/format.ts';
import { requireLogin } from '../../lib/session-prompt.store.ts';
import { Button } from '../../ui/basics/button.tsx';
import { useFocusGoesOn } from '../../ui/basics/hand-focus-on.ts';
import { ChipGroup } from '../../ui/forms/chip-group.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { Money } from '../../ui/game/money.tsx';
import { Sums } from '../../ui/lists/sums.tsx';
import { bestReturnMicros } from './best-return.ts';
import styles from './bet-slip.module.css';
import {
  acceptIssue,
  chooseQuickStake,
  clearSlip,
  type BetSlip as Slip,
  setEveryAmount,
} from './bet-slip.store.ts';
import { highestStakeMicros, totalMicrosOf } from './check-slip.ts';
import { PickList } from './pick-list.tsx';
import { useBetNow } from './use-bet-now.ts';

type BetSlipProps = {
  slip: Slip;
  issueCode: string;
  /** Between two sales the slip can be filled but not placed. */
  isOpen: boolean;
  /** Odds in thousandths by play code. */
  odds: readonly number[];
  /** The player would rather chase what is on the slip. */
  onChase: () => void;
};

/** Says plainly that the picks now stand for another issue than the one they were made for. */
function IssueNotice({ issueCode }: { issueCode: string }) {
  const { t } = useTranslation();
  const notice = useFocusGoesOn<HTMLDivElement>();
  return (
    <div ref={notice} className={styles.notice} role="status">
      <p>{t('betting.slip.issueChanged', { issue: issueCode })}</p>
      <Button variant="ghost" size="small" onClick={() => acceptIssue(issueCode)}>
        {t('betting.slip.issueSeen')}
      </Button>
    </div>
  );
}

/** The slip at the bottom, within reach of the thumb: it rises with the first pick. */
export function BetSlip({ slip, issueCode, isOpen, odds, onChase }: BetSlipProps) {
  const { t } = useTranslation();
  const { stakes } = slip;
  const availableMicros = useWallet().data?.availableMicros;
  useRefreshOnMessage();
  const [isUnfolded, setUnfolded] = useState(true);
  const { betNow, isPlacing, problem } = useBetNow({ stakes, issueCode, availableMicros });
  const section = useFocusGoesOn<HTMLElement>();
  return (
    <section ref={section} className={styles.slip} aria-label={t('betting.slip.title')}>
      <div className={styles.content}>
        {slip.issueCode !== undefined && slip.issueCode !== issueCode && (
          <IssueNotice issueCode={issueCode} />
        )}
        <div className={styles.head}>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {t('betting.slip.selected', { count: stakes.length })}
            <ChevronUp size={18} aria-hidden="true" />
            <VisuallyHidden>{t(isUnfolded ? 'betting.slip.collapse' : 'betting.slip.edit')}</VisuallyHidden>
          </button>
          {availableMicros !== undefined && (
            <span className={styles.balance}>
              {t('common.money.balance')} <Money micros={availableMicros} />
            </span>
          )}
          <button type="button" className={styles.clear} onClick={clearSlip}>
            {t('common.action.clear')}
          </button>
        </div>
        {isUnfolded && <PickList stakes={stakes} issueCode={issueCode} />}
        <QuickStakes stakes={stakes} availableMicros={availableMicros} issueCode={issueCode} />
        <SlipSums stakes={stakes} odds={odds} />
      </div>
      <Problem>{problem}</Problem>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onChase}>
          {t('game.chase.name')}
        </Button>
        <Button isDisabled={!isOpen} isLoading={isPlacing} onClick={betNow}>
          {t(isOpen ? 'game.bet.now' : 'game.issue.sealed')}
        </Button>
      </div>
    </section>
  );
}

/** What the slip costs and the most that it may return; a bet on its way changes neither. */
const SlipSums = memo(function SlipSums({ stakes, odds }: Pick<Slip, 'stakes'> & Pick<BetSlipProps, 'odds'>) {
  const { t } = useTranslation();
  return (
    <Sums
      sums={[
        { label: t('game.sum.stake'), value: <Money micros={totalMicrosOf(stakes)} size="large" /> },
        {
          label: t('betting.slip.mayReturn'),
          value: <Money micros={bestReturnMicros(stakes, odds)} size="large" tone="gold" />,
        },
      ]}
    />
  );
});

const QUICK_STAKES_USDT = [10, 50, 100, 500] as const;
/** Stands for the highest stake that the balance allows. */
const MAXIMUM = 0;

type QuickStakesProps = {
  stakes: readonly Stake[];
  /** Undefined for a guest, and until the balance is known. */
  availableMicros: number | undefined;
  issueCode: string;
};

/** The same amount for every pick in one tap. */
const QuickStakes = memo(function QuickStakes(props: QuickStakesProps) {
  const { stakes, availableMicros, issueCode } = props;
  const { t } = useTranslation();
  const format = useFormatter();
  const first = stakes[0]?.amountMicros ?? 0;
  const isAlike = stakes.every(({ amountMicros }) => amountMicros === first);
  const quickUsdt = QUICK_STAKES_USDT.find((usdt) => isAlike && microsFromUsdt(usdt) === first);

  const onSelect = (usdt: number) => {
    if (usdt !== MAXIMUM) return chooseQuickStake(microsFromUsdt(usdt), issueCode);
    if (!requireLogin() || availableMicros === undefined) return;
    setEveryAmount(highestStakeMicros(stakes.length, availableMicros), issueCode);
  };
  return (
    <ChipGroup
      label={t('betting.slip.stakeEach')}
      chips={[
        ...QUICK_STAKES_USDT.map((usdt) => ({ value: usdt, label: format.count(usdt) })),
        { value: MAXIMUM, label: t('betting.slip.maximum') },
      ]}
      value={quickUsdt}
      onSelect={onSelect}
    />
  );
});
