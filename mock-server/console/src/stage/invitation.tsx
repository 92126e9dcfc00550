import { QrCode } from '@canada28/ui/qr-code.tsx';
import { useInvitation } from '../page/use-invitation.ts';
import styles from './visitor-panel.module.css';

export function Invitation({ life }: { readonly life: number }) {
  const { data: invitation, error } = useInvitation(life);
  if (error) return <p role="alert">{error.message}</p>;
  if (invitation === undefined) return <div className={styles.placeholder} />;
  return (
    <>
      <QrCode text={invitation.url} label={`Invitation: ${invitation.url}`} />
      <p className={styles.note}>
        {invitation.beyondThisMachine
          ? 'The same world, your own account. Valid until this demo is started over.'
          : 'Phones in the room do not reach it: this demo was started for this computer only.'}
      </p>
    </>
  );
}
