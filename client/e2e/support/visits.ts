import { type AppPath, paths } from '../../src/paths.ts';
import type { BusyPlayer } from './busy-player.ts';

/** How a path is opened by its address, and what is to be seen there. */
type Visit = {
  /** A detail screen: whose id it takes. */
  readonly about?: keyof BusyPlayer['ids'];
  /** Where the path leads when it only redirects to another. */
  readonly landsOn?: AppPath;
};

const SCREEN: Visit = {};

/** Every path of the product: a new one does not compile until it is said here how tests open it. */
export const VISITS: Readonly<Record<AppPath, Visit>> = {
  [paths.home]: SCREEN,
  [paths.logIn]: SCREEN,
  [paths.register]: SCREEN,
  [paths.resetSession]: { landsOn: paths.logIn },
  [paths.language]: SCREEN,

  [paths.gameOdds]: SCREEN,
  [paths.gameRules]: SCREEN,
  [paths.profitStatistics]: SCREEN,

  [paths.room]: { landsOn: paths.roomLobby },
  [paths.roomLobby]: SCREEN,
  [paths.roomChat]: SCREEN,
  [paths.roomBetting]: SCREEN,
  [paths.roomTrend]: SCREEN,
  [paths.roomPastDraws]: SCREEN,
  [paths.roomBets]: SCREEN,
  [paths.roomChases]: SCREEN,
  [paths.roomRules]: SCREEN,
  [paths.pastBets]: SCREEN,
  [paths.chatRoom]: SCREEN,

  [paths.bettingRecord]: SCREEN,
  [paths.betDetail]: { about: 'bet' },
  [paths.chaseRecord]: SCREEN,
  [paths.chaseDetail]: { about: 'chase' },

  [paths.deposit]: SCREEN,
  [paths.depositRecord]: SCREEN,
  [paths.depositDetail]: { about: 'deposit' },
  [paths.depositOther]: SCREEN,
  [paths.withdraw]: SCREEN,
  [paths.withdrawalRecord]: SCREEN,
  [paths.withdrawalDetail]: { about: 'withdrawal' },
  [paths.addressBook]: SCREEN,
  [paths.addAddress]: SCREEN,

  [paths.my]: SCREEN,
  [paths.settings]: SCREEN,
  [paths.messages]: SCREEN,
  [paths.accountSecurity]: SCREEN,
  [paths.loginPassword]: SCREEN,
  [paths.transactionPassword]: SCREEN,

  [paths.aboutUs]: SCREEN,
  [paths.helpCenter]: { landsOn: paths.helpDeposits },
  [paths.helpPasswords]: SCREEN,
  [paths.helpDeposits]: SCREEN,
  [paths.helpCryptocurrency]: SCREEN,
  [paths.helpWithdrawals]: SCREEN,
  [paths.humanService]: SCREEN,
  [paths.customerService]: SCREEN,
};

/** The address that opens a path: with the id of the thing where the screen is about one. */
export function addressOf(path: AppPath, ids: BusyPlayer['ids']): string {
  const { about } = VISITS[path];
  return about === undefined ? path : `${path}?id=${ids[about]}`;
}

/** All paths, in the order of the table. */
export const ALL_PATHS: readonly AppPath[] = Object.values(paths);

/** Those of them that are screens of their own, not doors to another. */
export const SCREEN_PATHS = ALL_PATHS.filter((path) => VISITS[path].landsOn === undefined);

const PATHS_A_WALK = 11;

/** Paths as walks of a few each: many share what is set up, and none is long. */
export function walksOf(all: readonly AppPath[]): readonly (readonly AppPath[])[] {
  return all.flatMap((_, index) =>
    index % PATHS_A_WALK === 0 ? [all.slice(index, index + PATHS_A_WALK)] : [],
  );
}

/** All screens, as walks. */
export const SCREEN_WALKS = walksOf(SCREEN_PATHS);
