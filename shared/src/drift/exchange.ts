/** One call and its reply as the judge reads them (control §13). Header names are in lower case. */
export type Exchange = {
  readonly method: string;
  /** With its query, without the origin. */
  readonly path: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: string | undefined;
  /** 0 where no reply came. */
  readonly status: number;
  readonly replyHeaders: Readonly<Record<string, string>>;
  /** Undefined where it was not read, because it was longer than 4 MB. */
  readonly replyBody: string | undefined;
  /** Why no reply came. */
  readonly problem?: string;
};

/** What a probe counts on, beyond what the contract says of every reply (control §13): one of these codes. */
export type Expectation = {
  readonly codes: readonly number[];
  /** The part of the request that the probe is about, where another code is told; `reply.code` unless said. */
  readonly where?: string;
};

/** Base paths under which a server has the player and the game calls (player-api §1). */
export type BasePaths = { readonly player: string; readonly game: string };

/** Where the calls stand unless a server has them elsewhere (player-api §1). */
export const DEFAULT_BASE_PATHS: BasePaths = {
  player: '/player-api/player',
  game: '/player-api/player/game',
};
