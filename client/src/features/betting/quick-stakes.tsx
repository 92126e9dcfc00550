import type { Stake } from '@canada28/shared/contract/betting.contract.ts';
import { microsFromUsdt } from '@canada28/shared/money/usdt.ts';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { requireLogin } from '../../lib/session-prompt.store.ts';
import { ChipGroup } from '../../ui/forms/chip-group.tsx';
import { chooseQuickStake, setEveryAmount } from './bet-slip.store.ts';
import { highestStakeMicros } from './check-slip.ts';

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
export function QuickStakes({ stakes, availableMicros, issueCode }: QuickStakesProps) {
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
        ...QUICK_STAKES_USDT.map((usdt) => ({ value: usdt as number, label: format.count(usdt) })),
        { value: MAXIMUM, label: t('betting.slip.maximum') },
      ]}
      value={quickUsdt}
      onSelect={onSelect}
    />
  );
}
