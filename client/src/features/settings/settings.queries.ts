import type { InputOf } from '@canada28/shared/contract/call.ts';
import { updateUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api-client.ts';
import { useProfile } from '../../lib/player.queries.ts';
import { showToast } from '../../ui/toast-store.ts';

type ProfileChange = InputOf<typeof updateUserInfoCall>;

/** Changes what the player says about themselves; done once the changed profile is here. */
export function useUpdateProfile() {
  const { t } = useTranslation();
  const { refetch } = useProfile();
  return useMutation({
    mutationFn: async (change: ProfileChange) => {
      await callApi(updateUserInfoCall, change);
      await refetch();
    },
    onSuccess: () => showToast(t('settings.profile.saved'), 'success'),
  });
}
