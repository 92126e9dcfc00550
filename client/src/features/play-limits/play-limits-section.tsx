import { useTranslation } from 'react-i18next';
import { isMissingCall } from '../../lib/api-error.ts';
import column from '../../ui/basics/column.module.css';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { ListSkeleton } from '../../ui/lists/skeleton.tsx';
import { AdultNote } from './adult-note.tsx';
import { LimitList } from './limit-list.tsx';
import styles from './play-limits.module.css';
import { usePlayLimits } from './play-limits.queries.ts';

/** The limits that a player sets for themselves (product §10); without them where the server knows none. */
export function PlayLimitsSection() {
  const { t } = useTranslation();
  const query = usePlayLimits();
  return (
    <section className={column.gap10}>
      <h2 className={styles.title}>{t('limits.section.title')}</h2>
      {!isMissingCall(query.error) && (
        <Loaded query={query} skeleton={<ListSkeleton rows={4} />}>
          {(limits) => <LimitList limits={limits} onOutdated={query.refetch} />}
        </Loaded>
      )}
      <AdultNote />
    </section>
  );
}
