import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLogOut } from '../../data/auth/use-log-out.ts';
import { Button } from '../../ui/basics/button.tsx';
import { Question } from '../../ui/overlays/question.tsx';

/** Logs out, once the player has said that they mean it. */
export function LogOutButton() {
  const { t } = useTranslation();
  const logOut = useLogOut();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<LogOut />} onClick={() => setIsAsking(true)}>
        {t('session.logOut.action')}
      </Button>
      {isAsking && (
        <Question
          title={t('settings.logOut.question')}
          confirmLabel={t('session.logOut.action')}
          cancelLabel={t('common.action.cancel')}
          onConfirm={logOut}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
