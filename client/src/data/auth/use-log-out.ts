import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../lib/toast.store.ts';
import { paths } from '../../paths.ts';
import { logOut } from './log-out.ts';

/** Logs out, says so and goes home (product §2, §4). */
export function useLogOut(): () => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return () => {
    logOut();
    showToast(t('session.logOut.done'), 'success');
    void navigate(paths.home);
  };
}
