import { BookUser, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/basics/button.tsx';
import { EmptyState } from '../../ui/basics/empty-state.tsx';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { AddressList } from './address-list.tsx';
import { useAddresses } from './addresses.queries.ts';

function AddButton() {
  const { t } = useTranslation();
  return (
    <ButtonLink to={paths.addAddress} icon={<Plus aria-hidden="true" />}>
      {t('address.add.title')}
    </ButtonLink>
  );
}

function Addresses() {
  const { t } = useTranslation();
  const shape = (
    <>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </>
  );
  return (
    <Loaded query={useAddresses()} skeleton={shape}>
      {(addresses) =>
        addresses.length > 0 ? (
          <AddressList addresses={addresses} />
        ) : (
          <EmptyState
            icon={<BookUser />}
            title={t('address.list.empty')}
            text={t('address.list.emptyHint')}
          />
        )
      }
    </Loaded>
  );
}

/** The player's own addresses to withdraw to (product §2, `/address`). */
export function AddressBookScreen() {
  const { t } = useTranslation();
  return (
    <TitledScreen title={t('address.list.title')} backTo={paths.my}>
      <AddButton />
      <Addresses />
    </TitledScreen>
  );
}
