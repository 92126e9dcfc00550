import type { InputOf } from '@canada28/shared/contract/call.ts';
import type { submitDepositCall } from '@canada28/shared/contract/deposits.contract.ts';
import { FINANCE_STATUS, FINANCE_TYPE } from '@canada28/shared/contract/finance.contract.ts';
import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import { UNPAID_DEPOSIT_LIFETIME_MS } from '@canada28/shared/limits.ts';
import { MAX_MICROS, nearestMicros, parseUsdt, usdtText } from '@canada28/shared/money/usdt.ts';
import { AppError } from '../../world/app-error.ts';
import type { PlayerContext } from '../../world/context.ts';
import type { TaskContext } from '../../world/world.ts';
import type { ComparedPassword } from '../auth/passwords.ts';
import { automaticReviewMs, wishOf } from '../finance/automatic-review.ts';
import { insertFinanceOrder, type NextStep } from '../finance/finance.repository.ts';
import { requireDepositWithinLimit, requireNoTimeOut } from '../play-limits/require-within-limits.ts';
import { requirePayPassword } from '../security/pay-password.ts';
import { hasRoomForDeposit } from '../wallet/account-room.ts';
import { type DepositTerms, listDepositTerms } from './deposit-methods.ts';

type Input = InputOf<typeof submitDepositCall>;
type Deposit = { readonly receiving: DepositTerms['addresses'][number]; readonly amountMicros: number };

/** Submits a deposit, which stays pending until it is reviewed; no money moves yet (player-api §2, order of checks). */
export function submitDeposit(context: PlayerContext, input: Input, compared: ComparedPassword): true {
  const { db, player, clock, world } = context;
  if (player.status !== PLAYER_STATUS.normal) throw new AppError('tradingForbidden');
  const limits = requireNoTimeOut(context);
  const amount = input.amount || 0;
  requireDepositWithinLimit(context, limits, nearestMicros(amount));
  const isPasswordGiven = input.password !== undefined && input.password !== '';
  if (isPasswordGiven || world.config.isDepositPasswordRequired) {
    requirePayPassword(context, compared, 'payPasswordNeeded');
  }
  const { receiving, amountMicros } = readDeposit(context, { ...input, amount });

  insertFinanceOrder(db, {
    playerId: player.id,
    type: FINANCE_TYPE.deposit,
    protocol: receiving.protocol,
    address: receiving.address,
    amountMicros,
    feeMicros: 0,
    next: nextStepOf(context, amountMicros),
    createdAtMs: clock.nowMs(),
  });
  return true;
}

function readDeposit({ db, world, player }: PlayerContext, input: Input & { amount: number }): Deposit {
  const method = listDepositTerms(world).find(({ id }) => id === input.depositTypeId);
  if (method === undefined || input.ruleId !== method.rule.id) {
    const cause = `no deposit method has id ${input.depositTypeId} and rule ${input.ruleId}`;
    throw new AppError('methodNotAvailable', {}, { facts: { cause } });
  }
  const { rule, addresses } = method;
  if (input.amount === 0) throw new AppError('depositAmountMissing');
  const amountMicros = parseUsdt(String(input.amount));
  if (amountMicros === undefined || amountMicros < rule.minMicros || amountMicros > rule.maxMicros) {
    throw new AppError(
      'depositAmountOutsideLimits',
      { min: usdtText(rule.minMicros), max: usdtText(rule.maxMicros) },
      { facts: { amount: input.amount } },
    );
  }
  if (!hasRoomForDeposit(db, player.id, amountMicros))
    throw new AppError(
      'depositBeyondAccount',
      { most: usdtText(MAX_MICROS) },
      { facts: { amount: usdtText(amountMicros) } },
    );
  const receiving = addresses.find((address) => address.id === input.addressId);
  if (receiving === undefined) {
    const facts = { addressId: input.addressId };
    throw new AppError('receivingAddressNotAvailable', {}, { facts });
  }
  return { receiving, amountMicros };
}

/** What the automatic reviewer will decide, or else that the deposit is cancelled when it stays unpaid for a day. */
function nextStepOf(context: TaskContext, amountMicros: number): NextStep {
  const atMs = automaticReviewMs(context, amountMicros);
  if (atMs === undefined) {
    return { status: FINANCE_STATUS.cancelled, atMs: context.clock.nowMs() + UNPAID_DEPOSIT_LIFETIME_MS };
  }
  const wish = wishOf(amountMicros);
  if (wish === 'fail') return { status: FINANCE_STATUS.failed, atMs };
  return { status: wish === 'cancel' ? FINANCE_STATUS.cancelled : FINANCE_STATUS.success, atMs };
}
