import type { Address } from '@canada28/shared/contract/addresses.contract.ts';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/basics/button.tsx';
import { Card } from '../../ui/basics/card.tsx';
import { IconButton } from '../../ui/basics/icon-button.tsx';
import { Tag } from '../../ui/basics/tag.tsx';
import { CopyButton } from '../../ui/forms/copy-button.tsx';
import styles from './addresses.module.css';
import { useMakeAddressDefault } from './addresses.queries.ts';

type AddressCardProps = { address: Address; onDelete: () => void };

/** One address of the book. */
export function AddressCard({ address, onDelete }: AddressCardProps) {
  const { t } = useTranslation();
  const makingDefault = useMakeAddressDefault();
  const { id, name, protocol, isDefault } = address;
  return (
    <Card>
      <div className={styles.head}>
        <h2 className={styles.name}>{name === '' ? t('address.list.unnamed') : name}</h2>
        <Tag>{protocol}</Tag>
        {isDefault && <Tag tone="green">{t('address.list.default')}</Tag>}
        <IconButton label={t('common.action.delete')} icon={<Trash2 />} onClick={onDelete} />
      </div>
      <p className={styles.address}>
        <span>{address.address}</span>
        <CopyButton text={address.address} />
      </p>
      {!isDefault && (
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
