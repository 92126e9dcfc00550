import {
  LOOSENABLE_LIMITS,
  type LoosenableLimit,
  type PlayLimits,
} from '@canada28/shared/contract/play-limits.contract.ts';
import { Card } from '@canada28/ui/card.tsx';
import { Tag } from '@canada28/ui/tag.tsx';
import { ChevronRight, CirclePause } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import column from '../../ui/basics/column.module.css';
import { List, ListRow } from '../../ui/lists/list.tsx';
import { ListSkeleton } from '../../ui/lists/skeleton.tsx';
import { LazyOverlay } from '../../ui/overlays/lazy-overlay.tsx';
import { LIMIT_KINDS, useLimitText, useTodayText } from './limit-kinds.tsx';
import styles from './play-limits.module.css';
import { usePlayLimits } from './play-limits.queries.ts';

const LimitSheet = lazy(async () => ({ default: (await import('./limit-sheet.tsx')).LimitSheet }));
const BreakSheet = lazy(async () => ({ default: (await import('./break-sheet.tsx')).BreakSheet }));

type LimitRowProps = { limit: LoosenableLimit; limits: PlayLimits; onOpen: () => void };

function LimitRow({ limit, limits, onOpen }: LimitRowProps) {
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

function BreakRow({ untilMs, onOpen }: { untilMs: number | undefined; onOpen: () => void }) {
  const { t } = useTranslation();
  const format = useFormatter();
  return (
    <ListRow
      icon={<CirclePause />}
      title={t('limits.break.name')}
      detail={untilMs === undefined ? undefined : t('limits.break.until', { time: format.dateTime(untilMs) })}
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

function LimitList({ limits }: { limits: PlayLimits }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<LoosenableLimit | 'break'>();
  const close = () => setOpened(undefined);
  return (
    <>
      <List label={t('limits.section.title')}>
        {LOOSENABLE_LIMITS.map((limit) => (
          <LimitRow key={limit} limit={limit} limits={limits} onOpen={() => setOpened(limit)} />
        ))}
        <BreakRow untilMs={limits.timeoutUntilMs} onOpen={() => setOpened('break')} />
      </List>
      <LazyOverlay onClose={close}>
        {opened === 'break' && <BreakSheet runningUntilMs={limits.timeoutUntilMs} onClose={close} />}
        {opened !== undefined && opened !== 'break' && (
          <LimitSheet limit={opened} limits={limits} onClose={close} />
        )}
      </LazyOverlay>
    </>
  );
}

/** The limits that a player sets for themselves (product §10); without them where the server knows none. */
export function PlayLimitsSection() {
  const { t } = useTranslation();
  const { data: limits, isPending } = usePlayLimits();
  return (
    <section className={column.gap10}>
      <h2 className={styles.title}>{t('limits.section.title')}</h2>
      {limits !== undefined && <LimitList limits={limits} />}
      {isPending && <ListSkeleton rows={4} />}
      <AdultNote />
    </section>
  );
}

/** Free and anonymous help in all languages of the app, from an organisation that has nothing to do with any operator. */
const HELP_URL = 'https://www.gamblingtherapy.org';

/** For whom the game is not, and where those find help for whom it is too much (product §10). */
function AdultNote() {
  const { t } = useTranslation();
  return (
    <Card>
      <div className={styles.adult}>
        <span className={styles.age}>18+</span>
        <p className={styles.text}>
          {t('limits.adult.text')}{' '}
          <a className={styles.help} href={HELP_URL} target="_blank" rel="noreferrer">
            {t('limits.adult.help')}
          </a>
        </p>
      </div>
    </Card>
  );
}
