import { dayStartMs } from '@canada28/shared/contract/date-time.ts';
import {
  LOOSENABLE_LIMITS,
  type LoosenableLimit,
  type PlayLimits,
} from '@canada28/shared/contract/play-limits.contract.ts';
import { lazy, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshAfterSettlement } from '../../data/draws/issue.queries.ts';
import { useServerNow } from '../../lib/use-server-now.ts';
import { List } from '../../ui/lists/list.tsx';
import { LazyOverlay } from '../../ui/overlays/lazy-overlay.tsx';
import { BreakRow } from './break-row.tsx';
import { LimitRow } from './limit-row.tsx';
import { refreshLimitsAtDraw } from './play-limits.queries.ts';

const LimitSheet = lazy(async () => ({ default: (await import('./limit-sheet.tsx')).LimitSheet }));
const BreakSheet = lazy(async () => ({ default: (await import('./break-sheet.tsx')).BreakSheet }));

/**
 * Calls back when a waiting limit has come into force or the day (UTC+8) has ended: once for each, whatever the server
 * then says. A moment has passed in the second after it, since wire times are cut to whole seconds.
 */
export function useOutdated(
  { pending }: Pick<PlayLimits, 'pending'>,
  nowMs: number,
  onOutdated: () => void,
): void {
  const seenMs = useRef(nowMs);
  useEffect(() => {
    const hasPassed = (atMs: number) => seenMs.current <= atMs && atMs < nowMs;
    if ([dayStartMs(nowMs), ...pending.map(({ appliesAtMs }) => appliesAtMs)].some(hasPassed)) onOutdated();
    seenMs.current = nowMs;
  }, [pending, nowMs, onOutdated]);
}

type LimitListProps = { limits: PlayLimits; onOutdated: () => void };

export function LimitList({ limits, onOutdated }: LimitListProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<LoosenableLimit | 'break'>();
  const close = () => setOpened(undefined);
  const nowMs = useServerNow();
  useOutdated(limits, nowMs, onOutdated);
  // What was lost today changes with each bet that is placed for a chase or decided.
  useRefreshAfterSettlement({ alsoAtOpening: true, refresh: refreshLimitsAtDraw });
  const { timeoutUntilMs } = limits;
  // A break may end while it is shown.
  const breakUntilMs = timeoutUntilMs !== undefined && timeoutUntilMs > nowMs ? timeoutUntilMs : undefined;
  return (
    <>
      <List label={t('limits.section.title')}>
        {LOOSENABLE_LIMITS.map((limit) => (
          <LimitRow key={limit} limit={limit} limits={limits} onOpen={() => setOpened(limit)} />
        ))}
        <BreakRow untilMs={breakUntilMs} onOpen={() => setOpened('break')} />
      </List>
      <LazyOverlay onClose={close}>
        {opened === 'break' && <BreakSheet runningUntilMs={breakUntilMs} onClose={close} />}
        {opened !== undefined && opened !== 'break' && (
          <LimitSheet limit={opened} limits={limits} onClose={close} />
        )}
      </LazyOverlay>
    </>
  );
}
