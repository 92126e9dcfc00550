import { createHmac } from 'node:crypto';
import {
  DEMO_LOGIN_PASSWORD,
  DEMO_LOGIN_PASSWORD_HASH,
  DEMO_PAY_PASSWORD,
  DEMO_PAY_PASSWORD_HASH,
} from '@canada28/db/seeds/demo.ts';
import { PLAYER_STATUS, type PlayerStatus } from '@canada28/shared/contract/profile.contract.ts';
import type { CreatedPlayer, PlayerWish } from '@canada28/shared/control/players.control.ts';
import { MIN_DEPOSIT_MICROS } from '@canada28/shared/limits.ts';
import { demoAddress } from '@canada28/shared/money/demo-address.ts';
import { usdtText } from '@canada28/shared/money/usdt.ts';
import { addressRefusal } from '@canada28/shared/money/usdt-address.ts';
import {
  findAddressByText,
  insertAddress,
  updateDefaultAddress,
} from '../../features/addresses/addresses.repository.ts';
import { hashPassword } from '../../features/auth/passwords.ts';
import { isNameTaken } from '../../features/auth/register-player.ts';
import { updatePayPasswordLocked } from '../../features/auth/wrong-passwords.repository.ts';
import { createPlayer } from '../../features/demo/create-player.ts';
import { hasUnseenCharacters } from '../../features/profile/nickname.ts';
import type { Random } from '../../world/random.ts';
import type { TaskContext, World } from '../../world/world.ts';
import { ControlError } from '../control-error.ts';
import { STATUS_OF_FORBIDDEN } from './change-player.ts';
import { clearNickname } from './free-nickname.ts';
import { getPlayerRecord } from './player-record.ts';
import { getNextPlayerNumber } from './players.repository.ts';
import { setLimits } from './set-limits.ts';
import { microsOf } from './usdt-sum.ts';

/** Of both passwords; undefined where there is no transaction password. */
export type WishedHashes = { readonly login: string; readonly pay: string | undefined };

type WishedAddress = NonNullable<PlayerWish['addresses']>[number];

/**
 * Hashes the passwords before the transaction begins, beside each other; those of the demo accounts were hashed once. The
 * salt of the login password is made first.
 */
export async function prepareWish(
  world: World,
  { password = DEMO_LOGIN_PASSWORD, payPassword }: PlayerWish,
): Promise<WishedHashes> {
  const salts = saltsOf(world);
  const hash = (text: string, demo: string, demoHash: string) =>
    text === demo ? demoHash : hashPassword(text, salts);
  const [login, pay] = await Promise.all([
    hash(password, DEMO_LOGIN_PASSWORD, DEMO_LOGIN_PASSWORD_HASH),
    payPassword === undefined ? undefined : hash(payPassword, DEMO_PAY_PASSWORD, DEMO_PAY_PASSWORD_HASH),
  ]);
  return { login, pay };
}

/** What is drawn from the world's own chance before its undo step is taken is not undone with the step: salts follow from its key. */
function saltsOf({ db, fingerprintKey }: World): Random {
  const number = getNextPlayerNumber(db);
  let made = 0;
  const next = () => createHmac('sha256', fingerprintKey).update(`salt ${number} ${made++}`).digest();
  return { bytes: (count) => next().subarray(0, count) };
}

/** Creates the player that a tester wishes for, all of it or nothing. */
export function makePlayer(context: TaskContext, wish: PlayerWish, hashes: WishedHashes): CreatedPlayer {
  const { password = DEMO_LOGIN_PASSWORD, payPassword, hasDeposited = false } = wish;
  const nickName = nicknameOf(context, wish);
  const userName = freeName(context, wish.userName);
  const id = createPlayer(context, {
    userName,
    nickName: nickName ?? userName,
    status: statusOf(wish),
    loginPasswordHash: hashes.login,
    payPasswordHash: hashes.pay,
    balanceMicros: balanceOf(context, wish),
    hasDeposited,
  });
  for (const [index, address] of (wish.addresses ?? []).entries())
    addAddress(context, id, { ...address, index });
  if (wish.isPayPasswordLocked === true) lockPayPassword(context, id, wish);
  if (wish.limits !== undefined) setLimits(context, id, wish.limits);
  return { ...getPlayerRecord(context, id), password, payPasswordText: payPassword ?? null };
}

function statusOf({ forbid, deleted = false }: PlayerWish): PlayerStatus {
  if (!deleted) return forbid === undefined ? PLAYER_STATUS.normal : STATUS_OF_FORBIDDEN[forbid];
  if (forbid === undefined) return PLAYER_STATUS.deleted;
  throw new ControlError(
    'deleted: a deleted account has nothing to forbid; leave "forbid" or "deleted" out.',
  );
}

function lockPayPassword({ db }: TaskContext, playerId: number, { payPassword }: PlayerWish): void {
  if (payPassword === undefined)
    throw new ControlError('isPayPasswordLocked: there is nothing to lock without a "payPassword".');
  updatePayPasswordLocked(db, playerId, true);
}

/** A wished nickname is the new player's whole: another that goes by it, or by the account name, gets a number behind. */
function nicknameOf({ db }: TaskContext, { nickName, userName }: PlayerWish): string | undefined {
  if (nickName === undefined) return undefined;
  if (hasUnseenCharacters(nickName))
    throw new ControlError('nickName: a nickname has no invisible characters.');
  const name = nickName.trim();
  for (const wanted of [name, userName]) if (wanted !== undefined) clearNickname(db, wanted);
  return name;
}

function freeName({ db }: TaskContext, wanted: string | undefined): string {
  if (wanted !== undefined) {
    if (!isNameTaken(db, wanted)) return wanted;
    throw new ControlError(`userName: the name ${wanted} is taken; leave it out and a free one is found.`);
  }
  let number = getNextPlayerNumber(db);
  while (isNameTaken(db, `player${number}`)) number += 1;
  return `player${number}`;
}

function balanceOf({ world }: TaskContext, { balance, hasDeposited }: PlayerWish): number {
  const micros = balance === undefined ? world.config.demoCreditMicros : microsOf(balance, 'balance');
  const leastMicros = hasDeposited === true ? MIN_DEPOSIT_MICROS : 0;
  if (micros >= leastMicros) return micros;
  const why = hasDeposited === true ? ', because a deposit is a part of it' : '';
  throw new ControlError(`balance: at least ${usdtText(leastMicros)} USDT${why}.`);
}

/** The first of the list becomes the default; where no address is given, one that is visibly a demo. */
function addAddress(
  { db, clock }: TaskContext,
  playerId: number,
  { protocol, name, index, ...given }: WishedAddress & { readonly index: number },
): void {
  const address = given.address ?? demoAddress(protocol, `${playerId} ${index}`);
  const refusal = addressRefusal(protocol, address);
  if (refusal !== undefined)
    throw new ControlError(
      `addresses.${index}: ${address} is no ${protocol} address (${refusal}); leave it out and one is made.`,
    );
  if (findAddressByText(db, { playerId, protocol, address }) !== undefined)
    throw new ControlError(`addresses.${index}: ${address} is there twice.`);
  const createdAtMs = clock.nowMs();
  const id = insertAddress(db, { playerId, name: name ?? '', protocol, address, createdAtMs });
  if (index === 0) updateDefaultAddress(db, { id, playerId });
}
