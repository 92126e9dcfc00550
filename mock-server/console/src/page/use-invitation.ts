import { inviteControl } from '@canada28/shared/control/invitations.control.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { control } from '../control/control-client.ts';
import { useLiveJournal } from '../control/live-journal.ts';
import { hasDatabase, place } from '../control/place.ts';
import { FIXED } from '../control/query-client.ts';

/** As whom a phone joins by it: another server, or a recording, has its own players. */
export const JOINS = hasDatabase ? 'as a new player with demo money' : 'as a guest';

/**
 * The link by which visitors join this world. Asked again it is the same one, unless it was ended meanwhile: by a reset,
 * which ends sessions too, or by hand, which was done `ended` times.
 */
export function useInvitation(ended = 0) {
  const sessionsEndedAtMs = useLiveJournal((journal) => journal.sessionsEndedAtMs);
  return useQuery({
    queryKey: ['invitation', ended, sessionsEndedAtMs],
    queryFn: () => control(inviteControl, { params: { name: place.world } }),
    meta: FIXED,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}
