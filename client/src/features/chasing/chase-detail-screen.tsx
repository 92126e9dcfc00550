import type { Chase } from '@canada28/shared/contract/chase.ts';
import { stopChaseCall } from '@canada28/shared/contract/chasing.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { CircleStop } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshPlayer } from '../../data/player/refresh-player.ts';
import { useFormatter } from '../../i18n/format.ts';
import type { TextKey } from '../../i18n/i18n.ts';
import { callApi } from '../../lib/api-client.ts';
import { hasRefusalMessage, isMissingCall, refusalMessage } from '../../lib/api-error.ts';
import { useServerFact } from '../../lib/server-facts.ts';
import { showToast } from '../../lib/toast.store.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/basics/button.tsx';
import column from '../../ui/basics/column.module.css';
import { HeroCard } from '../../ui/basics/hero-card.tsx';
import text from '../../ui/basics/text.module.css';
import { Money } from '../../ui/game/money.tsx';
import { ProgressBar } from '../../ui/game/progress-bar.tsx';
import { DetailList } from '../../ui/lists/detail-list.tsx';
import { DetailScreen, useAddressId } from '../../ui/lists/detail-screen.tsx';
import { StateTag } from '../../ui/lists/state-tag.tsx';
import { Sums } from '../../ui/lists/sums.tsx';
import { Question } from '../../ui/overlays/question.tsx';
import { useChase } from './chase.queries.ts';
import type { ChaseInFull } from './chase-bets.ts';
import styles from './chase-detail.module.css';
import { ChaseItems } from './chase-items.tsx';
import { ChaseChoice, chaseLook, STOP_KEYS } from './chase-look.tsx';
import { isRunning, sumsOf } from './chase-progress.ts';

/** All about one chase (product §2, `/chasingRecordDetail`). */
export function ChaseDetailScreen() {
  const { t } = useTranslation();
  const id = useAddressId(/^\d{1,15}$/);
  const query = useChase(id);
  return (
    <DetailScreen
      title={t('chasing.detail.title')}
      recordPath={paths.chaseRecord}
      recordTitle={t('game.chase.record')}
      query={query}
      isRefused={id === undefined || hasRefusalMessage(query.error)}
      footer={query.data && isRunning(query.data.chase) && <StopChase {...query.data} />}
    >
      {(whole) => (
        <>
          <ChaseOutcome {...whole} />
          <ChaseItems {...whole} />
          <ChaseFacts chase={whole.chase} />
        </>
      )}
    </DetailScreen>
  );
}

const STOP_KEY_OF = new Map<number, TextKey>(STOP_KEYS);

/** How the chase was ordered. */
function ChaseFacts({ chase }: { chase: Chase }) {
  const { t } = useTranslation();
  const format = useFormatter();
  const { mode, startMultiple, issueGap, winRatePercent, planCode } = chase;
  const multipleKey = mode === 'double' ? 'chasing.form.startMultiple' : 'game.chase.multiple';
  return (
    <DetailList
      facts={[
        { label: t('chasing.form.amount'), value: <Money micros={chase.startAmountMicros} /> },
        mode === 'profit' && { label: t('chasing.form.rate'), value: format.percent(winRatePercent / 100) },
        mode !== 'profit' &&
          mode !== 'ordinary' && { label: t(multipleKey), value: format.count(startMultiple) },
        mode === 'double' && {
          label: t('chasing.form.gap'),
          value: t('chasing.form.gapIssues', { count: issueGap }),
        },
        { label: t('chasing.stop.label'), value: t(STOP_KEY_OF.get(chase.stopMode) ?? 'chasing.stop.never') },
        { label: t('chasing.detail.startedAt'), value: format.dateTime(chase.createdAtMs) },
        { label: t('chasing.detail.number'), value: planCode, isCode: true, copies: planCode },
      ]}
    />
  );
}

/** Stops a chase; one that ended meanwhile says so. */
function useStopChase(onStopped: () => void) {
  const { t } = useTranslation();
  const refreshPlayer = useRefreshPlayer();
  return useMutation({
    mutationFn: (chaseId: number) => callApi(stopChaseCall, { planId: chaseId }, { scope: 'quiet' }),
    onSuccess: onStopped,
    // A server that does not have the call is known as such from now on; what another one says the player has to hear.
    onError: (error) => {
      if (!isMissingCall(error)) showToast(refusalMessage(error) ?? t('error.request.failed'), 'error');
    },
    onSettled: () => void refreshPlayer(),
  });
}

/** Ends a chase early, once the player has confirmed what that means. */
function StopChase({ chase, items }: ChaseInFull) {
  const { t } = useTranslation();
  const amount = useFormatter().usdt(sumsOf(chase, items).heldMicros);
  const [isAsking, setIsAsking] = useState(false);
  const stopping = useStopChase(() => showToast(t('chasing.stop.done'), 'success'));
  const stop = () => stopping.mutate(chase.id, { onSettled: () => setIsAsking(false) });
  if (useServerFact(`missing ${stopChaseCall.path}`))
    return <p className={styles.footer}>{t('chasing.stop.notOffered')}</p>;
  return (
    <div className={styles.footer}>
      <Button variant="secondary" icon={<CircleStop />} onClick={() => setIsAsking(true)}>
        {t('chasing.stop.action')}
      </Button>
      {isAsking && (
        <Question
          title={t('chasing.stop.question')}
          text={t('chasing.stop.meaning', { amount })}
          confirmLabel={t('chasing.stop.confirm')}
          cancelLabel={t('common.action.cancel')}
          isLoading={stopping.isPending}
          onConfirm={stop}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

function ChaseTotals({ chase, items }: ChaseInFull) {
  const { t } = useTranslation();
  const { heldMicros, returnedMicros } = sumsOf(chase, items);
  const totals: readonly (readonly [TextKey, number])[] = [
    ['chasing.detail.total', chase.totalMicros],
    ['game.sum.staked', chase.stakedMicros],
    ['game.sum.won', chase.paidMicros],
    isRunning(chase) ? ['common.money.onHold', heldMicros] : ['chasing.detail.returned', returnedMicros],
  ];
  const sums = totals.map(([textKey, micros]) => ({
    label: t(textKey),
    value: <Money micros={micros} currency="none" />,
  }));
  return <Sums className={styles.totals} sums={sums} />;
}

/** What the chase is on, how far it has come and what it came to. */
function ChaseOutcome({ chase, items }: ChaseInFull) {
  const { t } = useTranslation();
  const { netMicros } = sumsOf(chase, items);
  const { executedIssues: done, totalIssues: total } = chase;
  return (
    <HeroCard>
      <div className={column.gap14}>
        <div className={styles.head}>
          <span className={styles.choice}>
            <ChaseChoice chase={chase} />
          </span>
          <StateTag look={chaseLook(chase.status)} />
        </div>
        <div>
          <p className={text.quiet}>{t('game.sum.net')}</p>
          <Money micros={netMicros} size="hero" isSigned tone={netMicros > 0 ? 'gold' : 'inherit'} />
        </div>
        <div className={column.gap6}>
          <ProgressBar label={t('chasing.detail.progress')} share={done / total} />
          <p className={text.quiet}>{t('chasing.list.progress', { done, total })}</p>
        </div>
        <ChaseTotals chase={chase} items={items} />
      </div>
    </HeroCard>
  );
}
