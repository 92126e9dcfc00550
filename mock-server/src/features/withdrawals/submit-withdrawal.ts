import { ADDRESS_STATUS, type Address } from '@canada28/shared/contract/addresses.contract.ts';
import type { InputOf } from '@canada28/shared/contract/call.ts';
import { FINANCE_STATUS, FINANCE_TYPE } from '@canada28/shared/contract/finance.contract.ts';
import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import { feeMicros } from '@canada28/shared/contract/withdrawal-fee.ts';
import type {
  submitWithdrawalCall,
  WithdrawalMethod,
} from '@canada28/shared/contract/withdrawals.contract.ts';
import { nearestMicros, parseUsdt, usdtFixed, usdtText } from '@canada28/shared/money/usdt.ts';
import { AppError } from '../../world/app-error.ts';
import type { PlayerContext } from '../../world/context.ts';
import { findAddress, findAddressByText } from '../addresses/addresses.repository.ts';
import type { ComparedPassword } from '../auth/passwords.ts';
import { automaticReviewMs, wishOf } from '../finance/automatic-review.ts';
import { insertFinanceOrder, type NextStep } from '../finance/finance.repository.ts';
import { getAvailableMicros } from '../ledger/ledger.repository.ts';
import { moveMoney } from '../ledger/move-money.ts';
import { requirePayPassword } from '../security/pay-password.ts';
import { listWithdrawalMethods } from './withdrawal-methods.ts';

type Input = InputOf<typeof submitWithdrawalCall>;

/** Submits a withdrawal and holds its whole amount until it is paid or refused (player-api §2, order of checks). */
export function submitWithdrawal(context: PlayerContext, input: Input, compared: ComparedPassword): true {
  const { db, player, clock, world } = context;
  if (player.status !== PLAYER_STATUS.normal) throw new AppError('withdrawalForbidden');
  requirePayPassword(context, compared, 'payPasswordNotSet');
  const methods = listWithdrawalMethods(context);
  if (methods.length === 0) throw notAvailable('the world offers no withdrawal method');
  const availableMicros = getAvailableMicros(db, player.id);
  if (nearestMicros(input.amount) > availableMicros) {
    const facts = { available: usdtFixed(availableMicros), needed: input.amount };
    throw new AppError('withdrawalBalanceTooLow', {}, { facts });
  }
  const { protocol, address } = getUsableAddress(context, input);
  const amountMicros = readAmount(input, methods);

  const reference = insertFinanceOrder(db, {
    playerId: player.id,
    type: FINANCE_TYPE.withdrawal,
    protocol,
    address,
    amountMicros,
    feeMicros: feeMicros(amountMicros, world.config.withdrawalFeeBasisPoints),
    next: nextStepOf(context, amountMicros),
    createdAtMs: clock.nowMs(),
  });
  moveMoney(context, { kind: 'withdrawal-hold', playerId: player.id, reference, amountMicros });
  return true;
}

function getUsableAddress(context: PlayerContext, input: Input): Address {
  const row = findOwnAddress(context, input);
  if (row?.status === ADDRESS_STATUS.reviewed) return row;
  const cause = row === undefined ? 'it is not in the address book of the player' : 'it is not reviewed yet';
  throw new AppError('withdrawalAddressNotUsable', {}, { facts: { cause } });
}

/** By its id, or by network and text: either way one of the own book (player-api §2). */
function findOwnAddress({ db, player }: PlayerContext, input: Input): Address | undefined {
  const { addressId, address, protocol } = input;
  if (addressId !== undefined) return findAddress(db, { id: addressId, playerId: player.id });
  if (address === undefined || protocol === undefined) return undefined;
  return findAddressByText(db, { playerId: player.id, protocol, address });
}

function readAmount({ withdrawId, amount }: Input, methods: readonly WithdrawalMethod[]): number {
  const method = methods.find(({ id }) => id === withdrawId);
  if (method === undefined) throw notAvailable(`no withdrawal method has id ${withdrawId}`);
  const { minMicros, maxMicros } = method.rule;
  const amountMicros = parseUsdt(String(amount));
  if (amountMicros !== undefined && amountMicros >= minMicros && amountMicros <= maxMicros)
    return amountMicros;
  throw new AppError(
    'amountOutsideLimits',
    { min: usdtText(minMicros), max: usdtText(maxMicros) },
    { facts: { amount } },
  );
}

function notAvailable(cause: string): AppError {
  return new AppError('methodNotAvailable', {}, { facts: { cause } });
}

/** What the automatic reviewer will decide; nothing where a person has to. */
function nextStepOf(context: PlayerContext, amountMicros: number): NextStep | undefined {
  const atMs = automaticReviewMs(context, amountMicros);
  if (atMs === undefined) return undefined;
  return {
    status: wishOf(amountMicros) === 'fail' ? FINANCE_STATUS.rejected : FINANCE_STATUS.approved,
    atMs,
  };
}
