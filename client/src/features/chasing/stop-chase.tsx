import { stopChaseCall } from '@canada28/shared/contract/chasing.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { CircleStop } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshPlayer } from '../../data/player/player.queries.ts';
import { useFormatter } from '../../i18n/format.ts';
import { callApi } from '../../lib/api-client.ts';
import { showToast } from '../../lib/toast.store.ts';
import { Button } from '../../ui/basics/button.tsx';
import { LazyOverlay } from '../../ui/overlays/lazy-overlay.tsx';
import styles from './chase-detail.module.css';
import { sumsOf } from './chase-progress.ts';
import type { ChaseInFull } from './chasing.queries.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/overlays/confirm-dialog.tsx')).ConfirmDialog,
}));

/** Stops a chase; one that ended meanwhile says so. */
function useStopChase(onStopped: () => void) {
  const refreshPlayer = useRefreshPlayer();
  return useMutation({
    mutationFn: (chaseId: number) => callApi(stopChaseCall, { planId: chaseId }),
    onSuccess: onStopped,
    onSettled: () => void refreshPlayer(),
  });
}

/** Ends a chase early, once the player has confirmed what that means. */
export function StopChase({ chase, items }: ChaseInFull) {
  const { t } = useTranslation();
  const amount = useFormatter().usdt(sumsOf(chase, items).heldMicros);
  const [isAsking, setIsAsking] = useState(false);
  const stopping = useStopChase(() => showToast(t('chasing.stop.done'), 'success'));
  const stop = () => stopping.mutate(chase.id, { onSettled: () => setIsAsking(false) });
  return (
    <div className={styles.footer}>
      <Button variant="secondary" icon={<CircleStop />} onClick={() => setIsAsking(true)}>
        {t('chasing.stop.action')}
      </Button>
      {isAsking && (
        <LazyOverlay onClose={() => setIsAsking(false)}>
          <ConfirmDialog
            isOpen
            title={t('chasing.stop.question')}
            text={t('chasing.stop.meaning', { amount })}
            confirmLabel={t('chasing.stop.confirm')}
            cancelLabel={t('common.action.cancel')}
            isLoading={stopping.isPending}
            onConfirm={stop}
            onCancel={() => setIsAsking(false)}
          />
        </LazyOverlay>
      )}
    </div>
  );
}
