import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import { QrCode } from '@canada28/ui/qr-code.tsx';
import { failureWords } from './texts/failure-words.ts';
import { useTexts } from './texts/use-texts.ts';
import { useStageInvitation } from './use-stage-invitation.ts';
import styles from './visitor-panel.module.css';

export function Invitation() {
  const t = useTexts();
  const { data: invitation, error } = useStageInvitation();
  if (error) return <p role="alert">{failureWords(error, t)}</p>;
  if (invitation === undefined) return <div className={styles.placeholder} />;
  const { url, beyondThisMachine, shortUrl, shortCode } = invitation;
  // A code that no phone can follow would fail before an audience.
  if (!beyondThisMachine) return <p className={styles.placeholder}>{t.notReached}</p>;
  return (
    <>
      <QrCode text={url} label={fillIn(t.invitationLink, { url })} />
      <div className={styles.note}>
        <p>{fillIn(t.typeAt, { address: shortUrl.replace(/^http:\/\//, ''), code: shortCode })}</p>
        <p>{t.sameWorld}</p>
      </div>
    </>
  );
}
