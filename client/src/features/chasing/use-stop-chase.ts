import { stopChaseCall } from '@canada28/shared/contract/chasing.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../data/money/money-call.queries.ts';
import { useRefreshPlayer } from '../../data/player/refresh-player.ts';
import { callApi } from '../../lib/api-client.ts';
import { isMissingCall, needsLogInDialog } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toast.store.ts';

/** Stops a chase; one that ended meanwhile says so. */
export function useStopChase(onStopped: () => void) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const refreshPlayer = useRefreshPlayer();
  return useMutation({
    mutationFn: (chaseId: number) => callApi(stopChaseCall, { planId: chaseId }, { scope: 'quiet' }),
    onSuccess: onStopped,
    // A server that does not have the call is known as such from now on; what another one says the player has to hear.
    onError: (error) => {
      if (isMissingCall(error) || needsLogInDialog(error)) return;
      showToast(failureText(error) ?? t('error.request.failed'), 'error');
    },
    onSettled: () => void refreshPlayer(),
  });
}
