import type { CustomerContact } from '@canada28/shared/contract/dictionary.contract.ts';
import { Card } from '@canada28/ui/card.tsx';
import { QrCode } from '@canada28/ui/qr-code.tsx';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hasDemoMark, useWorld } from '../../lib/world.store.ts';
import { ButtonAnchor } from '../../ui/basics/button.tsx';
import { Notice } from '../../ui/basics/notice.tsx';
import { DetailList } from '../../ui/lists/detail-list.tsx';
import styles from './service.module.css';

/** Ways out of the app that a contact may name; anything else would run in it. */
const SAFE_LINK = /^(?:https?:|mailto:|tel:)/i;

/** Out of the app to the contact; a demo's is an example that no link leads to. */
function WayOut({ link }: Pick<CustomerContact, 'link'>) {
  const { t } = useTranslation();
  if (useWorld(hasDemoMark)) return <Notice>{t('help.human.demo')}</Notice>;
  if (!SAFE_LINK.test(link)) return null;
  return (
    <ButtonAnchor href={link} icon={<ExternalLink />}>
      {t('help.human.open')}
    </ButtonAnchor>
  );
}

/** One contact: to be scanned with another phone, opened on this one, or copied. */
export function ContactCard({ contact }: { contact: CustomerContact }) {
  const { t } = useTranslation();
  const { name, number, link, icon } = contact;
  const scanned = SAFE_LINK.test(link) ? link : number;
  return (
    <>
      <Card>
        <div className={styles.contact}>
          <p className={styles.contactName}>
            {icon.startsWith('data:image/') && <img className={styles.contactIcon} src={icon} alt="" />}
            {name}
          </p>
          {scanned !== '' && (
            <>
              <QrCode text={scanned} label={t('help.human.qrCode', { name })} />
              <p className={styles.scan}>{t('help.human.scan')}</p>
            </>
          )}
          <WayOut link={link} />
        </div>
      </Card>
      {number !== '' && (
        <DetailList
          facts={[{ label: t('help.human.account'), value: number, isCode: true, copies: number }]}
        />
      )}
    </>
  );
}
