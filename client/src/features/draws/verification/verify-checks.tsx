import { CircleCheck, CircleX, ShieldCheck, ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../../i18n/i18n.ts';
import styles from './verify-checks.module.css';
import type { CheckName, DrawCheck } from './verify-draw.ts';

const CHECK_KEYS: Readonly<Record<CheckName, { readonly passed: TextKey; readonly failed: TextKey }>> = {
  hash: { passed: 'draws.verify.hashMatches', failed: 'draws.verify.hashDiffers' },
  seenHash: { passed: 'draws.verify.seenHashMatches', failed: 'draws.verify.seenHashDiffers' },
  numbers: { passed: 'draws.verify.numbersMatch', failed: 'draws.verify.numbersDiffer' },
  result: { passed: 'draws.verify.resultMatches', failed: 'draws.verify.resultDiffers' },
};

export function CheckRow({ name, isPassed }: DrawCheck) {
  const { t } = useTranslation();
  return (
    <li className={isPassed ? styles.passed : styles.failed}>
      {isPassed ? <CircleCheck size={20} aria-hidden="true" /> : <CircleX size={20} aria-hidden="true" />}
      {t(CHECK_KEYS[name][isPassed ? 'passed' : 'failed'])}
    </li>
  );
}

export function Verdict({ isVerified }: { isVerified: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={isVerified ? styles.verified : styles.mismatch} role="status">
      {isVerified ? <ShieldCheck aria-hidden="true" /> : <ShieldX aria-hidden="true" />}
      {t(isVerified ? 'draws.verify.verified' : 'draws.verify.mismatch')}
    </p>
  );
}
