import type { Stake } from '@canada28/shared/contract/betting.contract.ts';
import { MICROS_PER_USDT, parseUsdt } from '@canada28/shared/money/usdt.ts';
import { X } from 'lucide-react';
import { type MouseEvent, memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceName } from '../../i18n/game-words.ts';
import { handFocusOn } from '../../ui/basics/hand-focus-on.ts';
import { IconButton } from '../../ui/basics/icon-button.tsx';
import { AmountField } from '../../ui/forms/amount-field.tsx';
import styles from './bet-slip.module.css';
import { setAmount, togglePick } from './bet-slip.store.ts';

type PickProps = { stake: Stake; issueCode: string };

/** An amount that is still to be typed is an empty field, not a zero to be deleted first. */
function amountText(amountMicros: number): string {
  return amountMicros === 0 ? '' : String(amountMicros / MICROS_PER_USDT);
}

const PickRow = memo(function PickRow({ stake, issueCode }: PickProps) {
  const { t } = useTranslation();
  const { playCode, amountMicros } = stake;
  const choice = choiceName(t, playCode);
  const onType = (text: string) => {
    const typedMicros = text === '' ? 0 : parseUsdt(text);
    if (typedMicros !== undefined) setAmount({ playCode, amountMicros: typedMicros }, issueCode);
  };
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    handFocusOn(currentTarget, currentTarget.closest('ul'));
    togglePick(playCode, issueCode);
  };
  return (
    <li className={styles.pick}>
      <span className={styles.choice}>{choice}</span>
      <AmountField
        label={t('betting.slip.amountFor', { choice })}
        isLabelHidden
        isWhole
        value={amountText(amountMicros)}
        onValueChange={onType}
      />
      <IconButton label={t('betting.slip.remove', { choice })} icon={<X />} onClick={remove} />
    </li>
  );
});

type PickListProps = { stakes: readonly Stake[]; issueCode: string };

/** The picks of the slip, each with its own amount. */
export const PickList = memo(function PickList({ stakes, issueCode }: PickListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const count = stakes.length;
  // The list is lower than many picks are high: the newest, which stands last, is the one to be seen.
  useEffect(() => {
    if (count > 1) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  return (
    <ul ref={list} id="picks" className={styles.picks} aria-label={t('betting.slip.stakeEach')}>
      {stakes.map((stake) => (
        <PickRow key={stake.playCode} stake={stake} issueCode={issueCode} />
      ))}
    </ul>
  );
});
