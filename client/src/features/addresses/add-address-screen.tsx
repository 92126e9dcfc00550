import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePlayer } from '../../lib/session.store.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/basics/button.tsx';
import { EmptyState } from '../../ui/basics/empty-state.tsx';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
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
    <TitledScreen title={t('address.add.title')} backTo={paths.addressBook}>
      {player?.hasPayPassword === false ? <PasswordFirst /> : <AddAddressForm onAdded={goBack} />}
    </TitledScreen>
  );
}
