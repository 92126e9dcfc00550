import {
  LOOSENABLE_LIMITS,
  type LoosenableLimit,
  type PlayLimits,
} from '@canada28/shared/contract/play-limits.contract.ts';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../lib/use-server-now.ts';
import { List } from '../../ui/lists/list.tsx';
import { LazyOverlay } from '../../ui/overlays/lazy-overlay.tsx';
import { BreakRow } from './break-row.tsx';
import { LimitRow } from './limit-row.tsx';

const LimitSheet = lazy(async () => ({ default: (await import('./limit-sheet.tsx')).LimitSheet }));
const BreakSheet = lazy(async () => ({ default: (await import('./break-sheet.tsx')).BreakSheet }));

export function LimitList({ limits }: { limits: PlayLimits }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<LoosenableLimit | 'break'>();
  const close = () => setOpened(undefined);
  const nowMs = useServerNow();
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
