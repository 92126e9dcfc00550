import { DEMO_PAY_PASSWORD_HASH } from '@canada28/db/seeds/demo.ts';
import { TOUR_BETS, type TourChase, type TourOrder, type TourVisit } from '@canada28/db/seeds/demo-tour.ts';
import { CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { FINANCE_TYPE } from '@canada28/shared/contract/finance.contract.ts';
import { PLAYER_STATUS } from '@canada28/shared/contract/profile.contract.ts';
import type { Slot } from '@canada28/shared/game/issue-schedule.ts';
import { demoAddress } from '@canada28/shared/money/demo-address.ts';
import { PROTOCOLS } from '@canada28/shared/money/protocol.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { contextAt, type PlayerContext, playerContextAt } from '../../world/context.ts';
import { Timetable } from '../../world/timetable.ts';
import type { TaskContext, World, WorldTask } from '../../world/world.ts';
import { addAddress } from '../addresses/add-address.ts';
import { placeBet } from '../betting/place-bet.ts';
import { openChaseItemsTask, sealChaseItemsTask } from '../chasing/chase-item-tasks.ts';
import { findNewestChase } from '../chasing/chasing.repository.ts';
import { startChase } from '../chasing/start-chase.ts';
import { stopChase } from '../chasing/stop-chase.ts';
import { type DepositOutcome, reviewDeposit } from '../deposits/review-deposit.ts';
import { submitDeposit } from '../deposits/submit-deposit.ts';
import { drawIssueTask } from '../draws/draw-issue.ts';
import { findNewestOrder } from '../finance/finance.repository.ts';
import { updateAllMessagesRead } from '../messages/messages.repository.ts';
import { settleIssueTask } from '../settlement/settle-issue.ts';
import { reviewWithdrawal, type WithdrawalOutcome } from '../withdrawals/review-withdrawal.ts';
import { submitWithdrawal } from '../withdrawals/submit-withdrawal.ts';

// A month has 11,800 draws, which take seconds, and a fresh start answers within 0.4 s. So the month is told as visits of
// six issues each, and only their issues exist before the last half day.

/** What happens by itself while the player is there. The issues themselves are created with the past draws. */
const TASKS: readonly WorldTask[] = [settleIssueTask, drawIssueTask, sealChaseItemsTask, openChaseItemsTask];

const ORDERS_BEFORE_MS = 12 * MINUTE_MS;
const REVIEW_MS = 3 * MINUTE_MS;
/** When in a sale the player bets, starts a chase and stops one; every sale lasts two minutes at least. */
const BET_AFTER_MS = 40_000;
const CHASE_AFTER_MS = 50_000;
const STOP_AFTER_MS = 60_000;

const RIGHT_PASSWORD = { hash: DEMO_PAY_PASSWORD_HASH, isRight: true };
const WALLET_NAMES = { TRC20: 'Ledger', ERC20: 'Exchange' } as const;

type Visit = TourVisit & { readonly slots: readonly Slot[] };

/** One issue of a visit, the first being 0. */
type Round = { readonly visit: Visit; readonly round: number };

/** The tour account's player, who was there on some days and plays them through the handlers of the product. */
export class Tour {
  readonly #world: World;
  /** A person reviews these orders, whatever the policy is: what awaits something awaits it still at the first visit. */
  readonly #reviewed: World;
  readonly #roundsBySaleStart: ReadonlyMap<number, Round>;
  readonly #playerId: number;
  /** The player's own addresses: well formed, and without an owner. */
  readonly #wallets = {
    TRC20: demoAddress('TRC20', WALLET_NAMES.TRC20),
    ERC20: demoAddress('ERC20', WALLET_NAMES.ERC20),
  };
  readonly #timetable: Timetable<TaskContext>;
  #round = 0;

  constructor(world: World, visits: readonly Visit[], playerId: number) {
    this.#world = world;
    this.#reviewed = { ...world, config: { ...world.config, reviewPolicy: 'manual' } };
    this.#roundsBySaleStart = new Map(
      visits.flatMap((visit) =>
        visit.slots.map(({ saleStartMs }, round) => [saleStartMs, { visit, round }] as const),
      ),
    );
    this.#playerId = playerId;
    this.#timetable = new Timetable({
      db: world.db,
      tasks: TASKS,
      contextAt: (atMs) => contextAt(world, atMs),
      storeReached: () => undefined,
    });
  }

  /** Fills the address book. */
  begin(atMs: number): void {
    for (const protocol of PROTOCOLS) {
      const [address, name] = [this.#wallets[protocol], WALLET_NAMES[protocol]];
      const input = { name, currency: 'USDT', protocol, address, defaulted: 0, password: '-' } as const;
      addAddress(this.#at(atMs), input, RIGHT_PASSWORD);
    }
  }

  /** Plays one round of a visit: an issue that exists, up to the end of its slot, or up to now. */
  attend(issueCode: string, slot: Slot): void {
    const attended = this.#roundsBySaleStart.get(slot.saleStartMs);
    if (attended === undefined) throw new Error(`no visit to ${issueCode}`);
    const { visit, round } = attended;
    if (round === 0) this.#arrive(visit, slot.saleStartMs - ORDERS_BEFORE_MS);
    this.#passUntil(slot.saleStartMs);
    if (slot.saleStartMs <= this.#world.clock.nowMs()) this.#play(attended, issueCode, slot);
    this.#passUntil(slot.endMs);
  }

  /** What is at the end of the tour is still unread. */
  #arrive(visit: Visit, atMs: number): void {
    if (visit.daysAgo > 1) updateAllMessagesRead(this.#world.db, this.#playerId);
    for (const order of visit.orders ?? []) this.#order(order, atMs);
  }

  #play({ visit, round }: Round, issueCode: string, slot: Slot): void {
    const bets = TOUR_BETS[this.#round++ % TOUR_BETS.length] ?? [];
    const gameItem = bets.map(({ playCode, usdt }) => ({
      numberRecord: String(playCode),
      totalAmount: usdt,
    }));
    const totalAmount = bets.reduce((sum, { usdt }) => sum + usdt, 0);
    const betsAt = this.#at(slot.saleStartMs + BET_AFTER_MS);
    if (totalAmount > 0) placeBet(betsAt, { issueCode, lotteryId: '1', totalAmount, gameItem });
    for (const chase of visit.chases ?? []) {
      if (chase.round === round) this.#start(chase, issueCode, slot.saleStartMs + CHASE_AFTER_MS);
      if (chase.stopRound === round) this.#stopNewest(slot.saleStartMs + STOP_AFTER_MS);
    }
  }

  #start(chase: TourChase, startIsuueCode: string, atMs: number): void {
    const { planType, playCode, issues, startAmount, stopMode, settings } = chase;
    if (issues > this.#world.config.maxChaseIssues) return;
    const terms = { planType, numberRecord: String(playCode), totalIssue: issues, startAmount, stopMode };
    startChase(this.#at(atMs), { lotteryId: '1', startIsuueCode, ...terms, ...settings });
  }

  #stopNewest(atMs: number): void {
    const chase = findNewestChase(this.#world.db, this.#playerId, CHASE_STATUS.running);
    if (chase !== undefined) stopChase(this.#at(atMs), { planId: chase.id });
  }

  #order({ kind, protocol, usdt, outcomes }: TourOrder, atMs: number): void {
    const context = this.#at(atMs, this.#reviewed);
    if (kind === 'deposit') {
      const to = { depositTypeId: 1, ruleId: 1, addressId: PROTOCOLS.indexOf(protocol) + 1 };
      submitDeposit(context, { ...to, amount: usdt }, RIGHT_PASSWORD);
    } else {
      const to = { withdrawId: 1, protocol, address: this.#wallets[protocol] };
      submitWithdrawal(context, { ...to, amount: usdt, password: '-' }, RIGHT_PASSWORD);
    }
    outcomes.forEach((outcome, index) => {
      const reviewer = contextAt(this.#reviewed, atMs + (index + 1) * REVIEW_MS);
      // The data of the tour names, for each kind, outcomes of that kind.
      if (kind === 'deposit')
        reviewDeposit(reviewer, { orderId: this.#newestOrder(kind), outcome: outcome as DepositOutcome });
      else
        reviewWithdrawal(reviewer, {
          orderId: this.#newestOrder(kind),
          outcome: outcome as WithdrawalOutcome,
        });
    });
  }

  #newestOrder(kind: TourOrder['kind']): string {
    const order = findNewestOrder(this.#world.db, this.#playerId, FINANCE_TYPE[kind]);
    if (order === undefined) throw new Error(`the tour has no ${kind}`);
    return order.id;
  }

  #passUntil(wantedMs: number): void {
    this.#timetable.runInTransaction(Math.min(wantedMs, this.#world.clock.nowMs()));
  }

  /** The player at a moment; never later than now. */
  #at(wantedMs: number, world = this.#world): PlayerContext {
    const player = { id: this.#playerId, status: PLAYER_STATUS.normal };
    return playerContextAt(world, Math.min(wantedMs, world.clock.nowMs()), player);
  }
}
