import type { Address } from '@canada28/shared/contract/addresses.contract.ts';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { Tag } from '@canada28/ui/tag.tsx';
import { Check, ChevronDown, Plus } from 'lucide-react';
import { lazy, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import text from '../../ui/basics/text.module.css';
import { List, ListRow } from '../../ui/lists/list.tsx';
import { LazyOverlay } from '../../ui/overlays/lazy-overlay.tsx';
import styles from './withdrawals.module.css';

const Sheet = lazy(async () => ({ default: (await import('../../ui/overlays/sheet.tsx')).Sheet }));

type AddressPickerProps = {
  addresses: readonly Address[];
  address: Address | undefined;
  onPick: (id: number) => void;
  /** Leads to where another one is added. */
  onAdd: () => void;
  problem: string | undefined;
};

function AddressName({ address }: { address: Address }) {
  const { t } = useTranslation();
  return (
    <span className={styles.addressName}>
      {address.name === '' ? t('address.list.unnamed') : address.name}
      <Tag>{address.protocol}</Tag>
    </span>
  );
}

/** The own addresses to choose from, and the way to another one. */
function AddressSheet({
  addresses,
  address,
  onPick,
  onAdd,
  onClose,
}: Omit<AddressPickerProps, 'problem'> & { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Sheet isOpen onClose={onClose} title={t('withdraw.form.address')}>
      <List>
        {addresses.map((own) => (
          <ListRow
            key={own.id}
            title={<AddressName address={own} />}
            detail={<span className={joinClasses(text.code, text.small)}>{own.address}</span>}
            value={own.id === address?.id && <Check className={styles.check} />}
            onClick={() => onPick(own.id)}
          />
        ))}
        <ListRow icon={<Plus />} title={t('address.add.title')} onClick={onAdd} />
      </List>
    </Sheet>
  );
}

/** Where the money goes: one of the player's own addresses. */
export function AddressPicker({ addresses, address, onPick, onAdd, problem }: AddressPickerProps) {
  const { t } = useTranslation();
  const labelId = useId();
  const [isOpen, setOpen] = useState(false);
  const isEmpty = addresses.length === 0;
  const pick = (id: number) => {
    onPick(id);
    setOpen(false);
  };
  return (
    <div className={styles.field}>
      <p id={labelId} className={styles.label}>
        {t('withdraw.form.address')}
      </p>
      <button
        type="button"
        aria-describedby={labelId}
        className={joinClasses(styles.picker, problem !== undefined && styles.invalid)}
        onClick={() => (isEmpty ? onAdd() : setOpen(true))}
      >
        {isEmpty && <Plus size={18} aria-hidden="true" />}
        <span className={styles.picked}>
          {address === undefined ? (
            t(isEmpty ? 'address.add.title' : 'withdraw.form.chooseAddress')
          ) : (
            <>
              <AddressName address={address} />
              <span className={joinClasses(text.code, text.small)}>{address.address}</span>
            </>
          )}
        </span>
        {!isEmpty && <ChevronDown size={18} aria-hidden="true" />}
      </button>
      <p className={styles.problem} aria-live="polite">
        {problem}
      </p>
      <LazyOverlay onClose={() => setOpen(false)}>
        {isOpen && (
          <AddressSheet
            addresses={addresses}
            address={address}
            onPick={pick}
            onAdd={onAdd}
            onClose={() => setOpen(false)}
          />
        )}
      </LazyOverlay>
    </div>
  );
}
