import type { ReceivingAddress } from '@canada28/shared/contract/deposits.contract.ts';
import { useTranslation } from 'react-i18next';
import { hasDemoMark, useWorld } from '../../lib/world.store.ts';
import { Card } from '../../ui/basics/card.tsx';
import { Notice } from '../../ui/basics/notice.tsx';
import { CopyButton } from '../../ui/forms/copy-button.tsx';
import styles from './deposits.module.css';

/** Where to send the money: the address as a picture and as a text. */
export function ReceivingCard({ receiving }: { receiving: ReceivingAddress }) {
  const { t } = useTranslation();
  const isDemo = useWorld(hasDemoMark);
  const { protocol, address, qrImage, remark } = receiving;
  return (
    <Card>
      <div className={styles.receiving}>
        <img className={styles.qr} src={qrImage} alt={t('deposit.address.qr', { protocol })} />
        <p className={styles.caption}>{t('deposit.address.sendOnly', { protocol })}</p>
        <p className={styles.address}>{address}</p>
        <CopyButton text={address} label={t('deposit.address.copy')} />
        {isDemo && <Notice tone="warning">{t('deposit.address.demo')}</Notice>}
        {!isDemo && remark !== '' && <Notice>{remark}</Notice>}
      </div>
    </Card>
  );
}
