import type { Issue } from '@canada28/shared/contract/issue.ts';
import { Fingerprint as FingerprintIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './fingerprint.module.css';

/** What binds a draw before it: the hash of its seed, in sight until the draw (product §10); other servers publish none. */
export function Fingerprint({ issue: { seedHash, result } }: { issue: Issue }) {
  const { t } = useTranslation();
  if (seedHash === undefined || result !== undefined) return null;
  return (
    <dl className={styles.fingerprint}>
      <FingerprintIcon size={20} aria-hidden="true" />
      <div>
        <dt>{t('draws.verify.hash')}</dt>
        <dd className={styles.hash}>{seedHash}</dd>
      </div>
    </dl>
  );
}
