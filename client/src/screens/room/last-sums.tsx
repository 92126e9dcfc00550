import type { Issue } from '@canada28/shared/contract/issue.ts';
import { Ball } from '@canada28/ui/ball.tsx';
import { Card } from '@canada28/ui/card.tsx';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { CardLink } from '../../ui/basics/card-link.tsx';
import { ForcedMark } from '../../ui/game/forced-mark.tsx';
import styles from './last-sums.module.css';

/** As many as stand in one row of the narrowest phone; the newest is in the hero above. */
const SHOWN_SUMS = 8;
/** What tells the codes of an evening apart. */
const SHOWN_DIGITS = 3;

/** The sums before the last one, newest first. */
export function LastSums({ recent }: { recent: readonly Issue[] }) {
  const { t } = useTranslation();
  const earlier = recent.slice(1, SHOWN_SUMS + 1);
  if (earlier.length === 0) return null;
  return (
    <Card
      title={t('game.result.latest')}
      tools={<CardLink to={paths.roomPastDraws}>{t('betting.room.past')}</CardLink>}
    >
      <ul className={styles.sums}>
        {earlier.map(({ issueCode, result }) => (
          <li key={issueCode} className={styles.sum}>
            <VisuallyHidden>{t('game.issue.name', { issue: issueCode })} </VisuallyHidden>
            {result && <Ball value={result.sum} size="compact" isPadded />}
            {result?.isForced && (
              <span className={styles.forced}>
                <ForcedMark isShort />
              </span>
            )}
            <span className={styles.code} aria-hidden="true">
              {issueCode.slice(-SHOWN_DIGITS)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
