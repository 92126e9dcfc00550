/** A bet of the tour: play code 0–37, whole USDT. */
type TourBet = { readonly playCode: number; readonly usdt: number };

/** A chase of the tour: its settings as on the wire, the round in which it starts, and the one that stops it, if any. */
export type TourChase = {
  readonly round: number;
  readonly stopRound?: number;
  readonly planType: 2 | 3 | 4;
  readonly playCode: number;
  readonly issues: number;
  readonly startAmount: number;
  /** 0 goes on to the end, 2 stops on a win. */
  readonly stopMode: 0 | 2;
  readonly settings?: {
    readonly startMutiple?: number;
    readonly issueRato?: number;
    readonly winRate?: number;
  };
};

/** A deposit or withdrawal of the tour, before the first round; without an outcome it still waits for its review. */
export type TourOrder = {
  readonly kind: 'deposit' | 'withdrawal';
  readonly protocol: 'TRC20' | 'ERC20';
  readonly usdt: number;
  readonly outcomes: readonly ('success' | 'failed' | 'cancelled' | 'approved' | 'rejected')[];
};

/** A time at which the player of the tour was there. */
export type TourVisit = {
  readonly daysAgo: number;
  readonly chases?: readonly TourChase[];
  readonly orders?: readonly TourOrder[];
};

/** How many issues a visit lasts; the last one lasts until now. */
export const TOUR_ROUNDS = 6;

/** What is bet in one round after the other, over and over; in some the player only watches. */
export const TOUR_BETS: readonly (readonly TourBet[])[] = [
  [{ playCode: 31, usdt: 20 }],
  [
    { playCode: 30, usdt: 10 },
    { playCode: 29, usdt: 10 },
  ],
  [
    { playCode: 13, usdt: 5 },
    { playCode: 14, usdt: 5 },
  ],
  [{ playCode: 34, usdt: 25 }],
  [{ playCode: 28, usdt: 50 }],
  [],
  [
    { playCode: 37, usdt: 15 },
    { playCode: 12, usdt: 3 },
  ],
  [
    { playCode: 10, usdt: 4 },
    { playCode: 15, usdt: 4 },
    { playCode: 33, usdt: 5 },
  ],
  [{ playCode: 30, usdt: 40 }],
  [
    { playCode: 35, usdt: 20 },
    { playCode: 36, usdt: 20 },
  ],
  [{ playCode: 29, usdt: 30 }],
];

const DOUBLING: TourChase = {
  round: 1,
  planType: 3,
  playCode: 31,
  issues: 5,
  startAmount: 5,
  stopMode: 2,
  settings: { startMutiple: 1, issueRato: 1 },
};

/**
 * A month of the account `demo`, told in visits. What the draws make of the bets is theirs to decide; three chases that
 * stop on a win are enough for one of them to win (all five issues of all three lose once in 33,000 worlds).
 */
export const TOUR_VISITS: readonly TourVisit[] = [
  {
    daysAgo: 27,
    orders: [{ kind: 'deposit', protocol: 'TRC20', usdt: 1000, outcomes: ['success'] }],
  },
  {
    daysAgo: 25,
    chases: [DOUBLING],
    orders: [{ kind: 'deposit', protocol: 'TRC20', usdt: 300, outcomes: ['failed'] }],
  },
  {
    daysAgo: 22,
    chases: [{ ...DOUBLING, playCode: 29, issues: 4, stopMode: 0 }],
    orders: [{ kind: 'withdrawal', protocol: 'TRC20', usdt: 200, outcomes: ['approved', 'success'] }],
  },
  { daysAgo: 20 },
  {
    daysAgo: 18,
    chases: [DOUBLING],
    orders: [{ kind: 'withdrawal', protocol: 'TRC20', usdt: 150, outcomes: ['rejected'] }],
  },
  {
    daysAgo: 15,
    orders: [{ kind: 'deposit', protocol: 'ERC20', usdt: 500, outcomes: ['success'] }],
  },
  {
    daysAgo: 13,
    chases: [{ round: 0, planType: 2, playCode: 30, issues: 5, startAmount: 20, stopMode: 0 }],
    orders: [{ kind: 'deposit', protocol: 'TRC20', usdt: 250, outcomes: ['cancelled'] }],
  },
  { daysAgo: 11, chases: [DOUBLING] },
  {
    daysAgo: 9,
    orders: [{ kind: 'withdrawal', protocol: 'ERC20', usdt: 300, outcomes: ['approved', 'failed'] }],
  },
  {
    daysAgo: 6,
    chases: [{ round: 1, stopRound: 3, planType: 2, playCode: 28, issues: 5, startAmount: 15, stopMode: 0 }],
  },
  {
    daysAgo: 4,
    orders: [{ kind: 'deposit', protocol: 'TRC20', usdt: 120, outcomes: ['success'] }],
  },
  { daysAgo: 3 },
  {
    daysAgo: 2,
    orders: [{ kind: 'withdrawal', protocol: 'TRC20', usdt: 180, outcomes: ['approved', 'success'] }],
  },
  { daysAgo: 1 },
  {
    daysAgo: 0,
    chases: [{ round: 4, planType: 2, playCode: 30, issues: 8, startAmount: 10, stopMode: 0 }],
    orders: [
      { kind: 'withdrawal', protocol: 'ERC20', usdt: 260, outcomes: ['approved'] },
      { kind: 'withdrawal', protocol: 'TRC20', usdt: 90, outcomes: [] },
      { kind: 'deposit', protocol: 'TRC20', usdt: 200, outcomes: [] },
    ],
  },
];
