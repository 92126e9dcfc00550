import type { ControlInputOf, ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import {
  createPlayerControl,
  listPlayersControl,
  type PlayerWish,
} from '@canada28/shared/control/players.control.ts';
import type { WorldWire } from '@canada28/shared/control/worlds.control.ts';
import { type Credentials, enterAs, logIn, openSession, type Player } from './player.ts';
import { controlOf, type MockAddress } from './wire.ts';

type PlayerList = typeof listPlayersControl;

/** Who plays in a world (control §6). */
export type WorldPlayers = {
  /** Who can log in there from the start. */
  readonly accounts: WorldWire['players'];
  /** A new player in any state, logged in unless their account may not. */
  readonly player: (wish?: PlayerWish) => Promise<Player>;
  /** Opens a session for one of `accounts`; with a password any player logs in by it, as the app does. */
  readonly logIn: (userName: string, password?: string) => Promise<Player>;
  /** All players in it, newest first, with their money, open sessions and limits. */
  readonly players: (filter?: ControlInputOf<PlayerList>['query']) => Promise<ControlOutputOf<PlayerList>>;
};

export function playersOf(address: MockAddress, { name, players: accounts }: WorldWire): WorldPlayers {
  const control = controlOf(address, name);
  return {
    accounts,
    player: async (wish = {}) => enterAs(address, name, await control(createPlayerControl, { body: wish })),
    logIn: async (userName, password) => {
      const open = password === undefined ? openSession : logIn;
      return open(address, name, credentialsOf(accounts, userName, password));
    },
    players: (query = {}) => control(listPlayersControl, { query }),
  };
}

function credentialsOf(
  accounts: WorldWire['players'],
  userName: string,
  given: string | undefined,
): Credentials {
  const known = accounts.find((account) => account.userName === userName);
  const password = given ?? known?.password;
  if (password === undefined) throw new Error(`The password of ${userName} is not known: pass it, too.`);
  return { userName, password, payPassword: known?.payPassword };
}
