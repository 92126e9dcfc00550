import type { Issue } from '@canada28/shared/contract/issue.ts';
import { FlaskConical, ShieldCheck } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/basics/button.tsx';
import { LazyOverlay } from '../../../ui/overlays/lazy-overlay.tsx';
import styles from '../draws.module.css';

const VerifySheet = lazy(async () => ({ default: (await import('./verify-sheet.tsx')).VerifySheet }));

/**
 * The way to check a draw, where its seed was published. A forced draw says that it is one; a server without seeds gets
 * neither (player-api §0).
 */
export function VerifyButton({ issue }: { issue: Issue }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  // The sheet stays once it was opened, so that it can glide out.
  const [isWanted, setWanted] = useState(false);
  const { result } = issue;
  if (result?.isForced) {
    return (
      <p className={styles.forced}>
        <FlaskConical aria-hidden="true" />
        {t('draws.reveal.forced')}
      </p>
    );
  }
  if (result?.seedHex === undefined) return null;
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" icon={<ShieldCheck />} onClick={open}>
        {t('draws.reveal.verify')}
      </Button>
      {isWanted && (
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
