import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import {
  endInvitationControl,
  inviteControl,
  joinWorldControl,
  listJoinedControl,
  openInvitationControl,
} from '@canada28/shared/control/invitations.control.ts';
import { type PlayerSession, sessionOf } from './player.ts';
import { controlOf, type MockAddress, takeFileOf } from './wire.ts';

/** The link by which people who may not control join a world (control §1). */
export type WorldInvitation = {
  /** Makes the invitation; asked again, the same one. */
  readonly open: () => Promise<ControlOutputOf<typeof inviteControl>>;
  /** The page that the link of the invitation shows. */
  readonly page: () => Promise<string>;
  /** A new player, who joined by the invitation; under a name of theirs, if they give one. */
  readonly join: (nickName?: string) => Promise<PlayerSession>;
  /** The same by the short code, as one who types it. */
  readonly joinByCode: () => Promise<PlayerSession>;
  readonly joined: () => Promise<ControlOutputOf<typeof listJoinedControl>>;
  readonly end: () => Promise<void>;
};

export function invitationOf(address: MockAddress, name: string): WorldInvitation {
  const control = controlOf(address, name);
  const params = { name };
  const open = () => control(inviteControl, { params });
  /** The link leads to the address that other devices reach; here the mock is known by another one. */
  const findLink = async () => {
    const { searchParams } = new URL((await open()).url);
    return { world: name, invitation: searchParams.get('invitation') ?? '' };
  };
  return {
    open,
    page: async () =>
      (await takeFileOf(address, name)(openInvitationControl, { query: await findLink() })).text(),
    join: async (nickName = '') => {
      const body = { ...(await findLink()), nickName };
      return sessionOf(address, name, (await control(joinWorldControl, { body })).storage);
    },
    joinByCode: async () => {
      const { shortCode } = await open();
      return sessionOf(address, name, (await control(joinWorldControl, { body: { shortCode } })).storage);
    },
    joined: () => control(listJoinedControl, { params }),
    end: async () => {
      await control(endInvitationControl, { params });
    },
  };
}
