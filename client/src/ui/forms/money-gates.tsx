import { Ban, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../basics/button.tsx';
import { EmptyState } from '../basics/empty-state.tsx';

/** In the place of a form: the account may not move money. */
export function TradeForbidden() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<Ban />}
      title={t('error.trade.forbidden')}
      text={t('finance.forbidden.text')}
      action={<ButtonLink to={paths.humanService}>{t('help.service.title')}</ButtonLink>}
    />
  );
}

/** In the place of a form: it is confirmed with a transaction password, and there is none yet. */
export function PasswordFirst({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<Lock />}
      title={title}
      text={text}
      action={<ButtonLink to={paths.transactionPassword}>{t('security.pay.set')}</ButtonLink>}
    />
  );
}
