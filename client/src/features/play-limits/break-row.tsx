import { Tag } from '@canada28/ui/tag.tsx';
import { ChevronRight, CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { ListRow } from '../../ui/lists/list.tsx';
import styles from './play-limits.module.css';

export function BreakRow({ untilMs, onOpen }: { untilMs: number | undefined; onOpen: () => void }) {
  const { t } = useTranslation();
  const format = useFormatter();
  return (
    <ListRow
      icon={<CirclePause />}
      title={t('limits.break.name')}
      detail={untilMs === undefined ? undefined : t('limits.break.final', { time: format.dateTime(untilMs) })}
      value={
        <>
          {untilMs === undefined ? (
            t('limits.value.none')
          ) : (
            <Tag tone="amber">{t('limits.break.running')}</Tag>
          )}
          <ChevronRight size={18} className={styles.chevron} aria-hidden="true" />
        </>
      }
      onClick={onOpen}
    />
  );
}
