import type { Issue } from '@canada28/shared/contract/issue.ts';
import { Ball } from '@canada28/ui/ball.tsx';
import { Card } from '@canada28/ui/card.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/basics/empty-state.tsx';
import text from '../../ui/basics/text.module.css';
import { ResultTags } from '../../ui/game/result-tags.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { ListSkeleton } from '../../ui/lists/skeleton.tsx';
import styles from './home.module.css';

function ResultRow({ issue }: { issue: Issue }) {
  if (issue.result === undefined) return null;
  const { digits, sum, isForced } = issue.result;
  return (
    <li className={styles.result}>
      <span className={text.quiet}>{issue.issueCode}</span>
      <span className={styles.digits}>{digits.join(' + ')}</span>
      <Ball value={sum} size="small" isPadded />
      <ResultTags sum={sum} isForced={isForced} />
    </li>
  );
}

/** The results before the last one, which stands in the hero above; newest first. */
export function LatestResults({ recent }: { recent: UseQueryResult<Issue[]> }) {
  const { t } = useTranslation();
  if (recent.data?.length === 1) return null;
  return (
    <Card title={t('game.result.latest')}>
      <Loaded query={recent} skeleton={<ListSkeleton rows={4} />}>
        {(issues) =>
          issues.length === 0 ? (
            <EmptyState title={t('game.result.none')} />
          ) : (
            <ul className={styles.results}>
              {issues.slice(1).map((issue) => (
                <ResultRow key={issue.issueCode} issue={issue} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
