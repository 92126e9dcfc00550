import type { Stake } from '@canada28/shared/contract/betting.contract.ts';
import { MICROS_PER_USDT, parseUsdt } from '@canada28/shared/money/usdt.ts';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { useTranslation } from 'react-i18next';
import { choiceName } from '../../i18n/game-words.ts';
import column from '../../ui/basics/column.module.css';
import { AmountField } from '../../ui/forms/amount-field.tsx';
import { ChipGroup } from '../../ui/forms/chip-group.tsx';
import { FixedValue } from '../../ui/forms/fixed-value.tsx';
import { BetChoice } from '../../ui/game/bet-choice.tsx';
import type { ChaseDraft } from './chase-draft.ts';
import styles from './chase-on.module.css';
import sheet from './chase-sheet.module.css';

type ChaseOnProps = {
  picks: readonly Stake[];
  draft: ChaseDraft;
  onChange: (change: Partial<ChaseDraft>) => void;
};

/** Which of the picks is chased; a slip with one pick leaves nothing to choose. */
function PickChoice({ picks, draft, onChange }: ChaseOnProps) {
  const { t } = useTranslation();
  if (picks.length < 2) {
    return (
      <FixedValue>
        <BetChoice playCode={draft.playCode} />
      </FixedValue>
    );
  }
  return (
    <ChipGroup
      label={t('chasing.form.choice')}
      chips={picks.map(({ playCode }) => ({ value: playCode, label: choiceName(t, playCode) }))}
      value={draft.playCode}
      onSelect={(playCode) => {
        const pick = picks.find((candidate) => candidate.playCode === playCode);
        if (pick) onChange({ playCode, startAmountMicros: pick.amountMicros });
      }}
    />
  );
}

/** What the chase is on, and the amount that its multiples multiply. */
export function ChaseOn(props: ChaseOnProps) {
  const { t } = useTranslation();
  const { startAmountMicros } = props.draft;
  const onType = (text: string) => {
    const typedMicros = text === '' ? 0 : parseUsdt(text);
    if (typedMicros !== undefined) props.onChange({ startAmountMicros: typedMicros });
  };
  return (
    <div className={styles.on}>
      <div className={joinClasses(column.gap6, props.picks.length > 1 && styles.wholeRow)}>
        <p className={sheet.groupLabel}>{t('chasing.form.choice')}</p>
        <PickChoice {...props} />
      </div>
      <AmountField
        label={t('chasing.form.amount')}
        isWhole
        // An amount that is still to be typed is an empty field, not a zero to be deleted first.
        value={startAmountMicros === 0 ? '' : String(startAmountMicros / MICROS_PER_USDT)}
        onValueChange={onType}
      />
    </div>
  );
}
