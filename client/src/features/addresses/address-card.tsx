import { ADDRESS_STATUS, type Address } from '@canada28/shared/contract/addresses.contract.ts';
import { Card } from '@canada28/ui/card.tsx';
import { Tag } from '@canada28/ui/tag.tsx';
import { Trash2 } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/basics/button.tsx';
import { handFocusOn, useFocusGoesOn } from '../../ui/basics/hand-focus-on.ts';
import { IconButton } from '../../ui/basics/icon-button.tsx';
import text from '../../ui/basics/text.module.css';
import { CopyButton } from '../../ui/forms/copy-button.tsx';
import styles from './address-card.module.css';
import { useMakeAddressDefault } from './addresses.queries.ts';

type AddressCardProps = { address: Address; onDelete: () => void };

export function AddressCard({ address, onDelete }: AddressCardProps) {
  const { t } = useTranslation();
  const makingDefault = useMakeAddressDefault();
  const heading = useRef<HTMLHeadingElement>(null);
  const head = useFocusGoesOn<HTMLDivElement>();
  const { id, name, protocol, isDefault, status } = address;
  const makeDefault = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    makingDefault.mutate(id, { onSuccess: () => handFocusOn(currentTarget, heading.current) });
  return (
    <Card>
      <div ref={head} className={styles.head}>
        <h2 ref={heading} className={styles.name}>
          {name === '' ? t('address.list.unnamed') : name}
        </h2>
        <Tag>{protocol}</Tag>
        {isDefault && <Tag tone="green">{t('address.list.default')}</Tag>}
        {status === ADDRESS_STATUS.pending && <Tag tone="gold">{t('address.list.pending')}</Tag>}
        {status === ADDRESS_STATUS.failed && <Tag tone="red">{t('address.list.failed')}</Tag>}
        <IconButton label={t('common.action.delete')} icon={<Trash2 />} onClick={onDelete} />
      </div>
      <p className={styles.address}>
        <span className={text.code}>{address.address}</span>
        <CopyButton text={address.address} />
      </p>
      {!isDefault && status === ADDRESS_STATUS.reviewed && (
        <Button variant="secondary" size="small" isLoading={makingDefault.isPending} onClick={makeDefault}>
          {t('address.list.makeDefault')}
        </Button>
      )}
    </Card>
  );
}
