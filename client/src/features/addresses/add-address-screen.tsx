import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { usePlayer } from '../../lib/session.store.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Screen } from '../../ui/screen.tsx';
import { AddAddressForm } from './add-address-form.tsx';

function PasswordFirst() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<Lock />}
      title={t('error.password.transactionSetFirst')}
      text={t('address.add.passwordNeeded')}
      action={<ButtonLink to={paths.transactionPassword}>{t('security.pay.set')}</ButtonLink>}
    />
  );
}

/** Adds an address to the book (product §2, `/address/add`). */
export function AddAddressScreen() {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.addressBook);
  const player = usePlayer();
  return (
    <Screen header={<NavBar title={t('address.add.title')} onBack={goBack} />}>
      {player?.hasPayPassword === false ? <PasswordFirst /> : <AddAddressForm onAdded={goBack} />}
    </Screen>
  );
}
