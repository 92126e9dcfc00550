import { inviteControl } from '@canada28/shared/control/invitations.control.ts';
import { useQuery } from '@tanstack/react-query';
import { control } from '../control/control-client.ts';
import { place } from '../control/place.ts';
import { FIXED } from '../control/query-client.ts';

/** The link by which visitors join this world; asked again it is the same one, unless it was ended before another `life`. */
export function useInvitation(life: number) {
  return useQuery({
    queryKey: ['invitation', life],
    queryFn: () => control(inviteControl, { params: { name: place.world } }),
    meta: FIXED,
    gcTime: 0,
  });
}
