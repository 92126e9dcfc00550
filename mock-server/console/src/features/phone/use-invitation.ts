import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import { inviteControl } from '@canada28/shared/control/invitations.control.ts';
import { useEffect, useState } from 'react';
import { control } from '../../data/control-client.ts';
import { place } from '../../data/place.ts';

type Invitation = ControlOutputOf<typeof inviteControl>;

/** The link by which visitors join this world; asked again it is the same one. */
export function useInvitation(): { readonly invitation?: Invitation; readonly error?: Error } {
  const [asked, setAsked] = useState<{ readonly invitation?: Invitation; readonly error?: Error }>({});
  useEffect(() => {
    control(inviteControl, { params: { name: place.world } }).then(
      (invitation) => setAsked({ invitation }),
      (error: Error) => setAsked({ error }),
    );
  }, []);
  return asked;
}
