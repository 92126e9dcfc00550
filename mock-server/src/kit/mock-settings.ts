import type { MockAddress } from './wire.ts';

/** What the kit reads of the settings of a mock. Those of this process's own environment hold where it is not told otherwise. */

type Settings = Readonly<Record<string, string | undefined>>;

/** Where a mock of a test listens and stores: seen by this machine alone, on any free port, without files. */
export const OF_A_TEST = { HOST: '127.0.0.1', PORT: '0', DATABASE_PATH: ':memory:' } as const;

/** How a mock is spoken to; what is not told is what the variable says. */
export type ConnectOptions = {
  /** Opens its control calls to callers from afar (`MOCK_CONTROL_TOKEN`). */
  readonly token?: string | undefined;
  /** As whom the history of a world names who changed it: a script, unless told (control §14). */
  readonly tester?: string | undefined;
  /** Where its player calls stand, and those of the game (`PLAYER_API_BASE`, `GAME_API_BASE`). */
  readonly player?: string | undefined;
  readonly game?: string | undefined;
};

/** How a mock with these settings is spoken to. */
export function connectionOf(settings: Settings): ConnectOptions {
  const { MOCK_CONTROL_TOKEN: token, PLAYER_API_BASE: player, GAME_API_BASE: game } = settings;
  return { token, player, game };
}

/** An empty text says nothing, as an empty variable does to the server. */
export function addressOf(url: string, options: ConnectOptions): MockAddress {
  const own = connectionOf(process.env);
  const { token = own.token, player = own.player, game = own.game, tester } = options;
  return {
    url,
    tester,
    token: token || undefined,
    basePaths: { player: player || '/player-api/player', game: game || '/player-api/player/game' },
  };
}
