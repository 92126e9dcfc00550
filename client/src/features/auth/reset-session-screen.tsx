import { Spinner } from '@canada28/ui/spinner.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { logOut } from '../../data/auth/log-out.ts';
import { forgetSession } from '../../lib/session.store.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/basics/empty-state.tsx';
import { Screen } from '../../ui/basics/screen.tsx';

/** Where a forced reset lands: ends what is left of the session, here and at the server, then shows the landing. */
export function ResetSessionScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const reset = useEffectEvent(() => {
    logOut();
    forgetSession();
    queryClient.clear();
    void navigate(paths.logIn, { replace: true });
  });
  useEffect(() => reset(), []);
  return (
    <Screen background="landing">
      <EmptyState icon={<Spinner />} title={t('session.reset.text')} />
    </Screen>
  );
}
