import type { LoosenableLimit, PlayLimits } from '@canada28/shared/contract/play-limits.contract.ts';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { ListRow } from '../../ui/lists/list.tsx';
import { LIMIT_KINDS } from './limit-kinds.tsx';
import { useLimitText, useTodayText } from './limit-texts.ts';
import styles from './play-limits.module.css';

type LimitRowProps = { limit: LoosenableLimit; limits: PlayLimits; onOpen: () => void };

export function LimitRow({ limit, limits, onOpen }: LimitRowProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  const limitText = useLimitText();
  const today = useTodayText()(limit, limits);
  const value = limits[limit];
  const next = limits.pending.find((pending) => pending.limit === limit);
  return (
    <ListRow
      icon={LIMIT_KINDS[limit].icon}
      title={t(LIMIT_KINDS[limit].nameKey)}
      detail={
        <span className={styles.facts}>
          {value !== undefined && today !== undefined && <span>{today}</span>}
          {next !== undefined && (
            <span className={styles.pending}>
              {t('limits.value.next', {
                value: limitText(limit, next.value),
                time: format.dateTime(next.appliesAtMs),
              })}
            </span>
          )}
        </span>
      }
      value={
        <>
          {limitText(limit, value)}
          <ChevronRight size={18} className={styles.chevron} aria-hidden="true" />
        </>
      }
      onClick={onOpen}
    />
  );
}
