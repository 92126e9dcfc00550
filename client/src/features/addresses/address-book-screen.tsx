import { ADDRESS_STATUS, type Address } from '@canada28/shared/contract/addresses.contract.ts';
import { Card } from '@canada28/ui/card.tsx';
import { Tag } from '@canada28/ui/tag.tsx';
import { BookUser, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/basics/button.tsx';
import { EmptyState } from '../../ui/basics/empty-state.tsx';
import { IconButton } from '../../ui/basics/icon-button.tsx';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
import { CopyButton } from '../../ui/forms/copy-button.tsx';
import { EndOfList } from '../../ui/lists/list-tail.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { Question } from '../../ui/overlays/question.tsx';
import styles from './addresses.module.css';
import { useAddresses, useDeleteAddress, useMakeAddressDefault } from './addresses.queries.ts';

function AddButton() {
  const { t } = useTranslation();
  return (
    <ButtonLink to={paths.addAddress} icon={<Plus aria-hidden="true" />}>
      {t('address.add.title')}
    </ButtonLink>
  );
}

function DeleteQuestion({ address, onDone }: { address: Address; onDone: () => void }) {
  const { t } = useTranslation();
  const deleting = useDeleteAddress(onDone);
  return (
    <Question
      title={t('address.delete.title')}
      text={t('address.delete.text', { address: address.address })}
      confirmLabel={t('common.action.delete')}
      onConfirm={() => deleting.mutate(address.id)}
      cancelLabel={t('common.action.cancel')}
      onCancel={onDone}
      isLoading={deleting.isPending}
    />
  );
}

function AddressList({ addresses }: { addresses: readonly Address[] }) {
  const [doomed, setDoomed] = useState<Address>();
  return (
    <>
      {addresses.map((address) => (
        <AddressCard key={address.id} address={address} onDelete={() => setDoomed(address)} />
      ))}
      <EndOfList />
      {doomed !== undefined && <DeleteQuestion address={doomed} onDone={() => setDoomed(undefined)} />}
    </>
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

type AddressCardProps = { address: Address; onDelete: () => void };

function AddressCard({ address, onDelete }: AddressCardProps) {
  const { t } = useTranslation();
  const makingDefault = useMakeAddressDefault();
  const { id, name, protocol, isDefault, status } = address;
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.name}>{name === '' ? t('address.list.unnamed') : name}</h2>
        <Tag>{protocol}</Tag>
        {isDefault && <Tag tone="green">{t('address.list.default')}</Tag>}
        {status === ADDRESS_STATUS.pending && <Tag tone="gold">{t('address.list.pending')}</Tag>}
        {status === ADDRESS_STATUS.failed && <Tag tone="red">{t('address.list.failed')}</Tag>}
        <IconButton label={t('common.action.delete')} icon={<Trash2 />} onClick={onDelete} />
      </div>
      <p className={styles.address}>
        <span>{address.address}</span>
        <CopyButton text={address.address} />
      </p>
      {!isDefault && status === ADDRESS_STATUS.reviewed && (
        <Button
          variant="secondary"
          size="small"
          isLoading={makingDefault.isPending}
          onClick={() => makingDefault.mutate(id)}
        >
          {t('address.list.makeDefault')}
        </Button>
      )}
    </Card>
  );
}
