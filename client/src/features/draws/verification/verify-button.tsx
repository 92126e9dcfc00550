import type { Issue } from '@canada28/shared/contract/issue.ts';
import { FlaskConical, ShieldCheck } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/basics/button.tsx';
import { LazyOverlay } from '../../../ui/overlays/lazy-overlay.tsx';
import styles from '../draws.module.css';

const VerifySheet = lazy(async () => ({ default: (await import('./verify-sheet.tsx')).VerifySheet }));

type VerifyButtonProps = {
  issue: Issue;
  /** The address asks for the verification. */
  isOpenAtFirst?: boolean;
};

/**
 * The way to check a draw, where its seed was published. A forced draw says that it is one; a server without seeds gets
 * neither (player-api §0).
 */
export function VerifyButton({ issue, isOpenAtFirst = false }: VerifyButtonProps) {
  const { t } = useTranslation();
  // Undefined until it is opened: from then on the sheet stays, so that it can glide out.
  const [isOpen, setOpen] = useState<boolean | undefined>(isOpenAtFirst || undefined);
  const { result } = issue;
  if (result?.isForced) {
    return (
      <p className={styles.forced}>
        <FlaskConical size={18} aria-hidden="true" />
        {t('draws.reveal.forced')}
      </p>
    );
  }
  if (result?.seedHex === undefined) return null;
  return (
    <>
      <Button variant="secondary" icon={<ShieldCheck />} onClick={() => setOpen(true)}>
        {t('draws.reveal.verify')}
      </Button>
      {isOpen !== undefined && (
        <LazyOverlay onClose={() => setOpen(false)}>
          <VerifySheet
            issueCode={issue.issueCode}
            result={result}
            seedHex={result.seedHex}
            publishedHash={issue.seedHash}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </LazyOverlay>
      )}
    </>
  );
}
