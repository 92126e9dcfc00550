import { QrCode } from '@canada28/ui/qr-code.tsx';
import { useInvitation } from '../page/use-invitation.ts';
import { useTexts } from './texts/use-texts.ts';
import styles from './visitor-panel.module.css';

export function Invitation({ life }: { readonly life: number }) {
  const t = useTexts();
  const { data: invitation, error } = useInvitation(life);
  if (error) return <p role="alert">{error.message}</p>;
  if (invitation === undefined) return <div className={styles.placeholder} />;
  return (
    <>
      <QrCode text={invitation.url} label={`Invitation: ${invitation.url}`} />
      <p className={styles.note}>{invitation.beyondThisMachine ? t.sameWorld : t.notReached}</p>
    </>
  );
}
