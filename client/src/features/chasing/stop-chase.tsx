import { stopChaseCall } from '@canada28/shared/contract/chasing.contract.ts';
import { CircleStop } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { useServerFact } from '../../lib/server-facts.ts';
import { showToast } from '../../lib/toast.store.ts';
import { Button } from '../../ui/basics/button.tsx';
import { useFocusGoesOn } from '../../ui/basics/hand-focus-on.ts';
import { Question } from '../../ui/overlays/question.tsx';
import type { ChaseInFull } from './chase-bets.ts';
import styles from './chase-detail.module.css';
import { sumsOf } from './chase-progress.ts';
import { useStopChase } from './use-stop-chase.ts';

/** Ends a chase early, once the player has confirmed what that means. */
export function StopChase({ chase, items }: ChaseInFull) {
  const { t } = useTranslation();
  const amount = useFormatter().usdt(sumsOf(chase, items).heldMicros);
  const [isAsking, setIsAsking] = useState(false);
  const footer = useFocusGoesOn<HTMLDivElement>();
  const stopping = useStopChase(() => showToast(t('chasing.stop.done'), 'success'));
  const stop = () => stopping.mutate(chase.id, { onSettled: () => setIsAsking(false) });
  if (useServerFact(`missing ${stopChaseCall.path}`))
    return <p className={styles.footer}>{t('chasing.stop.notOffered')}</p>;
  return (
    <div ref={footer} className={styles.footer}>
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
