import { QrCode } from '@canada28/ui/qr-code.tsx';
import { JOINS, useInvitation } from '../../page/use-invitation.ts';
import { CopyText } from '../../ui/copy.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export function InvitationDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: invitation, error } = useInvitation();
  return (
    <Dialog title="A real phone in this world" onClose={onClose}>
      {error && <p role="alert">{error.message}</p>}
      {invitation && (
        <>
          {invitation.beyondThisMachine && (
            <QrCode text={invitation.url} label={`Leads to ${invitation.url}`} />
          )}
          <p>
            {invitation.beyondThisMachine
              ? `A phone that scans it joins this world ${JOINS}, and can do nothing else here.`
              : 'Only this machine reaches this address: start the mock with HOST=0.0.0.0 for phones in the local network.'}
          </p>
          <CopyText label="Link" text={invitation.url} />
        </>
      )}
    </Dialog>
  );
}
