import type { Address } from '@canada28/shared/contract/addresses.contract.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EndOfList } from '../../ui/lists/list-tail.tsx';
import { Question } from '../../ui/overlays/question.tsx';
import { AddressCard } from './address-card.tsx';
import { useDeleteAddress } from './addresses.queries.ts';

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

export function AddressList({ addresses }: { addresses: readonly Address[] }) {
  const [doomed, setDoomed] = useState<Address>();
  // A deletion may end when another address is asked about already.
  const close = (id: number) => setDoomed((asked) => (asked?.id === id ? undefined : asked));
  return (
    <>
      {addresses.map((address) => (
        <AddressCard key={address.id} address={address} onDelete={() => setDoomed(address)} />
      ))}
      <EndOfList />
      {doomed !== undefined && <DeleteQuestion address={doomed} onDone={() => close(doomed.id)} />}
    </>
  );
}
