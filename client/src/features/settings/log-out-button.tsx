import { LogOut } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLogOut } from '../../data/auth/use-log-out.ts';
import { Button } from '../../ui/basics/button.tsx';
import { LazyOverlay } from '../../ui/overlays/lazy-overlay.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/overlays/confirm-dialog.tsx')).ConfirmDialog,
}));

/** Logs out, once the player has said that they mean it. */
export function LogOutButton() {
  const { t } = useTranslation();
  const logOut = useLogOut();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<LogOut />} onClick={() => setIsAsking(true)}>
        {t('my.menu.logOut')}
      </Button>
      {isAsking && (
        <LazyOverlay onClose={() => setIsAsking(false)}>
          <ConfirmDialog
            isOpen
            title={t('settings.logOut.question')}
            confirmLabel={t('my.menu.logOut')}
            cancelLabel={t('common.action.cancel')}
            onConfirm={logOut}
            onCancel={() => setIsAsking(false)}
          />
        </LazyOverlay>
      )}
    </>
  );
}
