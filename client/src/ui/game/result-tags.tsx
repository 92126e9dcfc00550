import { isWinningChoice, PLAY, type PlayCode } from '@canada28/shared/game/bet-choices.ts';
import { Tag, type TagTone } from '@canada28/ui/tag.tsx';
import { useTranslation } from 'react-i18next';
import { choiceName } from '../../i18n/game-words.ts';
import { ForcedMark } from './forced-mark.tsx';
import styles from './result-tags.module.css';

/** The first that a sum belongs to names its size; an extreme is worth more than to be merely big. */
const SIZES: readonly (readonly [PlayCode, TagTone])[] = [
  [PLAY.extremeBig, 'red'],
  [PLAY.extremeSmall, 'red'],
  [PLAY.big, 'red'],
  [PLAY.small, 'neutral'],
];
const PARITIES: readonly (readonly [PlayCode, TagTone])[] = [
  [PLAY.odd, 'blue'],
  [PLAY.even, 'neutral'],
];

type ResultTagsProps = {
  sum: number;
  /** A tester set it, and nothing near by says so in words. */
  isForced?: boolean;
};

/** What a result is besides its number: big or small, odd or even, and whether it came by chance. */
export function ResultTags({ sum, isForced = false }: ResultTagsProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.tags}>
      {[SIZES, PARITIES].map((kinds) => {
        const [playCode, tone] = kinds.find(([code]) => isWinningChoice(code, sum)) ?? [PLAY.even, 'neutral'];
        return (
          <Tag key={playCode} tone={tone}>
            {choiceName(t, playCode)}
          </Tag>
        );
      })}
      {isForced && <ForcedMark isShort />}
    </span>
  );
}
