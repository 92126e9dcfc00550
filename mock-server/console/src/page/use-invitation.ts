import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import { inviteControl } from '@canada28/shared/control/invitations.control.ts';
import { useEffect, useState } from 'react';
import { control } from '../control/control-client.ts';
import { place } from '../control/place.ts';

type Invitation = ControlOutputOf<typeof inviteControl>;

/** The link by which visitors join this world; asked again it is the same one, unless it was ended before another `life`. */
export function useInvitation(life = 0): { readonly invitation?: Invitation; readonly error?: Error } {
  const [asked, setAsked] = useState<{ readonly invitation?: Invitation; readonly error?: Error }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: each life of the world is a reason to ask.
  useEffect(() => {
    let isLate = false;
    const take = (answer: typeof asked) => {
      if (!isLate) setAsked(answer);
    };
    control(inviteControl, { params: { name: place.world } }).then(
      (invitation) => take({ invitation }),
      (error: Error) => take({ error }),
    );
    return () => {
      isLate = true;
    };
  }, [life]);
  return asked;
}
