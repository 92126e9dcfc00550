import { useTranslation } from 'react-i18next';
import { usePlayer } from '../../lib/session.store.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { paths } from '../../paths.ts';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
import { PasswordFirst } from '../../ui/forms/money-gates.tsx';
import { AddAddressForm } from './add-address-form.tsx';

/** Adds an address to the book (product §2, `/address/add`). */
export function AddAddressScreen() {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.addressBook);
  const player = usePlayer();
  return (
    <TitledScreen title={t('address.add.title')} backTo={paths.addressBook}>
      {player?.hasPayPassword === false ? (
        <PasswordFirst
          title={t('error.password.transactionSetFirst')}
          text={t('address.add.passwordNeeded')}
        />
      ) : (
        <AddAddressForm onAdded={goBack} />
      )}
    </TitledScreen>
  );
}
