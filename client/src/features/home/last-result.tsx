import type { Issue } from '@canada28/shared/contract/issue.ts';
import { useTranslation } from 'react-i18next';
import { BallSum } from '../../ui/game/ball-sum.tsx';
import { ResultTags } from '../../ui/game/result-tags.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import styles from './home.module.css';

type LastResultProps = {
  /** Drawn issues, newest first; undefined while they load. */
  recent: readonly Issue[] | undefined;
};

/** The result drawn last; its place is kept while it loads, so that nothing below it jumps. */
export function LastResult({ recent }: LastResultProps) {
  const { t } = useTranslation();
  if (recent === undefined) {
    return (
      <div className={styles.lastResult} aria-hidden="true">
        <Skeleton />
        <Skeleton shape="ball" />
      </div>
    );
  }
  const [issue] = recent;
  if (issue?.result === undefined) return null;
  const { digits, sum } = issue.result;
  return (
    <div className={styles.lastResult}>
      <p className={styles.caption}>
        {t('home.hero.lastResult', { issue: issue.issueCode })}
        <ResultTags sum={sum} />
      </p>
      {/* A new result comes in anew: the key starts its entrance. */}
      <p key={issue.issueCode} className={styles.balls}>
        <BallSum digits={digits} />
      </p>
    </div>
  );
}
