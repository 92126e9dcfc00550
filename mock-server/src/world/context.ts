import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { PlayerStatus } from '@canada28/shared/contract/profile.contract.ts';
import { pinnedClock } from './clock.ts';
import type { TaskContext, World } from './world.ts';

export type SessionPlayer = { readonly id: number; readonly status: PlayerStatus };

/** A context that happens at one moment (epoch ms) of a world. */
export function contextAt(world: World, atMs: number): TaskContext {
  return { world, db: world.db, clock: pinnedClock(atMs), random: world.random };
}

/** A player at one moment (epoch ms) of a world, without a request: scripted players call the handlers with it. */
export function playerContextAt(world: World, atMs: number, player: SessionPlayer): PlayerContext {
  return {
    ...contextAt(world, atMs),
    player,
    tokenHash: undefined,
    loginHash: undefined,
    language: 'zh',
    address: '',
  };
}

/** What a handler may touch. */
export type GuestContext = TaskContext & {
  readonly language: LanguageCode;
  /** SHA-256 of the token that came along, whether or not it opens a session. */
  readonly tokenHash: Buffer | undefined;
  readonly player: SessionPlayer | undefined;
  /** Of the open session, the hash of the token it began with: a new token is the same session. */
  readonly loginHash: Buffer | undefined;
  /** The network address that the call came from. */
  readonly address: string;
};

/** What the handler of a call with a session may touch. */
export type PlayerContext = GuestContext & { readonly player: SessionPlayer };
