import { useInvitation } from '../page/use-invitation.ts';
import { useStageState } from './stage.store.ts';

/** The invitation of the stage's world: another one once the presenter has ended it. */
export function useStageInvitation() {
  return useInvitation(useStageState(({ endedInvitations }) => endedInvitations));
}
