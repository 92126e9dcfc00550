import type { IssueResult } from '@canada28/shared/contract/issue.ts';
import { MOCK_BEACON } from '@canada28/shared/game/fairness.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import column from '../../../ui/basics/column.module.css';
import text from '../../../ui/basics/text.module.css';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { findSeenHash } from './seed-hashes.ts';
import styles from './verify.module.css';
import { CheckRow, Verdict } from './verify-checks.tsx';
import { verifyDraw } from './verify-draw.ts';

type VerifySheetProps = {
  issueCode: string;
  result: IssueResult;
  seedHex: string;
  publishedHash: string | undefined;
  isOpen: boolean;
  onClose: () => void;
};

type NumbersProps = { computed: readonly number[]; published: readonly number[] };

/** What came out here; a number that was not drawn stands out. */
function ComputedNumbers({ computed, published }: NumbersProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.fact}>
      <dt>{t('draws.verify.computed')}</dt>
      <dd className={styles.numbers}>
        {computed.map((number) => (
          <span key={number} className={published.includes(number) ? undefined : styles.stray}>
            {number}
          </span>
        ))}
      </dd>
    </div>
  );
}

/** The draw computed again on this device, and whether it is the one that was published (product §10). */
export function VerifySheet({
  isOpen,
  onClose,
  issueCode,
  result,
  seedHex,
  publishedHash,
}: VerifySheetProps) {
  const { t } = useTranslation();
  const { isVerified, checks, numbers } = useMemo(
    () => verifyDraw({ issueCode, result, seedHex, publishedHash, seenHash: findSeenHash(issueCode) }),
    [issueCode, result, seedHex, publishedHash],
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('draws.verify.title')}>
      <Verdict isVerified={isVerified} />
      <p className={text.quiet}>{t('draws.verify.intro')}</p>
      <ul className={column.gap10}>
        {checks.map((check) => (
          <CheckRow key={check.name} {...check} />
        ))}
      </ul>
      <dl className={styles.facts}>
        <ComputedNumbers computed={numbers} published={result.numbers ?? []} />
        <div className={styles.fact}>
          <dt>{t('draws.verify.seed')}</dt>
          <dd className={styles.code}>{seedHex}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('draws.verify.hash')}</dt>
          <dd className={styles.code}>{publishedHash ?? '–'}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('draws.verify.beacon')}</dt>
          <dd className={text.quiet}>
            {t('draws.verify.beaconMeaning')} {t('draws.verify.beaconMock', { beacon: MOCK_BEACON })}
          </dd>
        </div>
      </dl>
    </Sheet>
  );
}
