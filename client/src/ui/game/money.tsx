import { joinClasses } from '@canada28/ui/join-classes.ts';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { useFormatter } from '../../i18n/format.ts';
import styles from './money.module.css';

type MoneyProps = {
  micros: number;
  /** `hero` is the one big sum of a screen. */
  size?: 'inherit' | 'large' | 'hero';
  /** `mark` is the short ₮, `code` spells USDT. */
  currency?: 'mark' | 'code' | 'none';
  /** With + or −, for what was won, spent or fell. */
  isSigned?: boolean;
  tone?: 'inherit' | 'gold' | 'green';
};

/** So many characters of the hero size stand in one line of a card; a figure is never broken in two. */
const HERO_CHARACTERS = 17;

export function Money(props: MoneyProps) {
  const { micros, size = 'inherit', currency = 'mark', isSigned = false, tone = 'inherit' } = props;
  const format = useFormatter();
  const figures = isSigned ? format.signedUsdt(micros) : format.usdt(micros);
  const isLong = size === 'hero' && figures.length > HERO_CHARACTERS;
  return (
    <span className={joinClasses(styles.money, styles[size], isLong && styles.long, styles[tone])}>
      {figures}
      {currency === 'code' && <span className={styles.code}> USDT</span>}
      {currency === 'mark' && <CurrencyMark />}
    </span>
  );
}

/** Screen readers would name the sign after another currency, so they get the word. */
function CurrencyMark() {
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        {'\u00A0₮'}
      </span>
      <VisuallyHidden> USDT</VisuallyHidden>
    </>
  );
}
