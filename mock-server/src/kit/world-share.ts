import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import {
  endShareControl,
  enterShareControl,
  listSharesControl,
  openShareControl,
  type ShareWire,
  shareWorldControl,
} from '@canada28/shared/control/share.control.ts';
import type { Control, TakeFile } from './wire.ts';

/** A console of this world for another machine (control §14). */
export type WorldShare = {
  /** Links to it, and to a phone in the world, for an hour unless told. */
  readonly open: (minutes?: number) => Promise<ShareWire>;
  readonly list: () => Promise<ShareWire[]>;
  /** Ends one; tells those that are left. */
  readonly end: (id: string) => Promise<ShareWire[]>;
  /** The page that the link of a share shows. */
  readonly page: (share: ShareWire) => Promise<string>;
  /** What that page does: where the browser goes. */
  readonly enter: (share: ShareWire) => Promise<ControlOutputOf<typeof enterShareControl>>;
};

export function shareOf(control: Control, takeFile: TakeFile): WorldShare {
  return {
    open: (minutes = 60) => control(shareWorldControl, { body: { minutes } }),
    list: () => control(listSharesControl),
    end: (id) => control(endShareControl, { params: { id } }),
    page: async (share) => (await takeFile(openShareControl, { query: linkOf(share) })).text(),
    enter: (share) => control(enterShareControl, { body: linkOf(share) }),
  };
}

/** The link leads to the address that other devices reach; here the mock is known by another one. */
function linkOf({ consoleUrl }: ShareWire) {
  const { searchParams } = new URL(consoleUrl);
  return { world: searchParams.get('world') ?? '', shareKey: searchParams.get('shareKey') ?? '' };
}
