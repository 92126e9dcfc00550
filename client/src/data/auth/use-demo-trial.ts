import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormatter } from '../../i18n/format.ts';
import { useIsLoggedIn } from '../../lib/session.store.ts';
import { showToast } from '../../lib/toast.store.ts';
import { whileHere } from '../../lib/while-here.ts';
import { hasDemoMark, useWorld } from '../../lib/world.store.ts';
import { paths } from '../../paths.ts';

/** A guest's way into a demo. */
type DemoTrial = { readonly start: () => void; readonly isStarting: boolean };

/**
 * Lets a guest play with demo money at one press: a new account, and the way to its first bet. Undefined for a player,
 * and on a server that is no demo (product §10).
 */
export function useDemoTrial(): DemoTrial | undefined {
  const { t } = useTranslation();
  const format = useFormatter();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isDemo = useWorld(hasDemoMark);
  const isGuest = !useIsLoggedIn();
  const { mutate, isPending } = useMutation({
    mutationFn: async (_goOn: () => void) =>
      (await import('./open-demo-account.ts')).openDemoAccount(queryClient),
    // Not left to the callbacks of `mutate`, which end with the component: logged in, the page may show another one.
    onSuccess: (profile, goOn) => {
      const amount = format.usdt(profile?.availableMicros ?? 0);
      if (profile?.availableMicros) showToast(t('ui.demo.ready', { amount }), 'success');
      goOn();
    },
  });
  if (!isDemo || !(isGuest || isPending)) return undefined;
  const start = () => mutate(whileHere(() => void navigate(paths.roomBetting)));
  return { start, isStarting: isPending };
}
