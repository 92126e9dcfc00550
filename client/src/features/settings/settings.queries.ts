import type { InputOf } from '@canada28/shared/contract/call.ts';
import { updateUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRefreshPlayer } from '../../data/player/refresh-player.ts';
import { callApi } from '../../lib/api-client.ts';
import { showToast } from '../../lib/toast.store.ts';
import { useShownErrors } from '../../lib/use-is-there.ts';

/** Changes what the player says about themselves; done once the changed profile is here. The field shows a refusal. */
export function useUpdateProfile() {
  const { t } = useTranslation();
  const refreshPlayer = useRefreshPlayer();
  return useMutation({
    mutationFn: async (change: InputOf<typeof updateUserInfoCall>) => {
      await callApi(updateUserInfoCall, change);
      await refreshPlayer();
    },
    meta: useShownErrors(),
    onSuccess: () => showToast(t('settings.profile.saved'), 'success'),
    // Without an answer it may be changed all the same.
    onError: () => void refreshPlayer(),
  });
}
