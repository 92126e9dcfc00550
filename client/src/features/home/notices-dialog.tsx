import type { Notice } from '@canada28/shared/contract/notices.contract.ts';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './home.module.css';

type NoticesDialogProps = { notices: readonly Notice[]; onClose: () => void };

export function NoticesDialog({ notices, onClose }: NoticesDialogProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  return (
    <Dialog onClose={onClose} title={t('home.notice.label')}>
      <ul className={styles.notices}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <h3 className={styles.noticeHead}>{notice.title}</h3>
            <p className={styles.noticeText}>{notice.text}</p>
            <p className={styles.noticeDate}>{format.date(notice.createdAtMs)}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
