/**
 * The bet slip: empty → filled (a pick, or the last bet repeated) → empty (the last pick taken off, cleared, placed).
 * It survives a reload and the change to the next issue; `issueCode` tells for which issue it was last touched, so
 * that the screen can say that the issue changed.
 */
import type { Stake } from '@canada28/shared/contract/betting.contract.ts';
import { isPlayCode, type PlayCode } from '@canada28/shared/game/bet-choices.ts';
import { MICROS_PER_USDT } from '@canada28/shared/money/usdt.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { readStored, removeStored, writeStored } from '../../lib/browser-storage.ts';

/** What a player bet last, to be repeated in one tap; another player on this device never sees it. */
export type LastBet = { readonly playerId: number; readonly stakes: readonly Stake[] };

export type BetSlip = {
  /** In the order of picking; an amount of 0 is one that has still to be typed. */
  readonly stakes: readonly Stake[];
  /** What the next pick is given, micro-USDT. */
  readonly nextStakeMicros: number;
  readonly issueCode: string | undefined;
  readonly lastBet: LastBet | undefined;
};

const STORAGE_KEY = 'betSlip';

const EMPTY: BetSlip = {
  stakes: [],
  nextStakeMicros: 10 * MICROS_PER_USDT,
  issueCode: undefined,
  lastBet: undefined,
};

export const useBetSlip = create<BetSlip>()(
  persist(() => EMPTY, {
    name: STORAGE_KEY,
    storage: createJSONStorage(() => ({
      getItem: (key) => readStored(key) ?? null,
      setItem: writeStored,
      removeItem: removeStored,
    })),
    merge: (stored, { stakes }) => {
      const slip = readSlip(stored);
      // Picks that did not change stay those that a bet on its way was placed with.
      return JSON.stringify(slip.stakes) === JSON.stringify(stakes) ? { ...slip, stakes } : slip;
    },
  }),
);

/** The slip is one for all tabs: what was placed, cleared or changed in another one is so here, too; answers the undo. */
export function followSlipOfOtherTabs(view: Window): () => void {
  const onStorage = ({ key }: Pick<StorageEvent, 'key'>) => {
    if (key === STORAGE_KEY || key === null) void useBetSlip.persist.rehydrate();
  };
  // It may have changed while no screen was looking; where nothing may be stored, no other tab knows of it.
  if (readStored(STORAGE_KEY) !== undefined) onStorage({ key: STORAGE_KEY });
  view.addEventListener('storage', onStorage);
  return () => view.removeEventListener('storage', onStorage);
}

/** Puts a choice on the slip, or takes it off. */
export function togglePick(playCode: PlayCode, issueCode: string): void {
  useBetSlip.setState(({ stakes, nextStakeMicros }) => {
    const others = stakes.filter((stake) => stake.playCode !== playCode);
    const isNew = others.length === stakes.length;
    return { issueCode, stakes: isNew ? [...stakes, { playCode, amountMicros: nextStakeMicros }] : others };
  });
}

export function removePick(playCode: PlayCode): void {
  useBetSlip.setState(({ stakes }) => ({ stakes: stakes.filter((stake) => stake.playCode !== playCode) }));
}

/** Gives every pick the same amount, micro-USDT. */
export function setEveryAmount(amountMicros: number, issueCode: string): void {
  useBetSlip.setState(({ stakes }) => ({
    issueCode,
    stakes: stakes.map(({ playCode }) => ({ playCode, amountMicros })),
  }));
}

/** Gives every pick a quick stake, and the picks to come too. */
export function chooseQuickStake(amountMicros: number, issueCode: string): void {
  useBetSlip.setState({ nextStakeMicros: amountMicros });
  setEveryAmount(amountMicros, issueCode);
}

/** Gives one pick its own amount, micro-USDT. */
export function setAmount({ playCode, amountMicros }: Stake, issueCode: string): void {
  useBetSlip.setState(({ stakes }) => ({
    issueCode,
    stakes: stakes.map((stake) => (stake.playCode === playCode ? { playCode, amountMicros } : stake)),
  }));
}

export function clearSlip(): void {
  useBetSlip.setState({ stakes: [], issueCode: undefined });
}

/** A slip was placed and can be repeated; it is empty now, unless it was changed while the bet was on its way. */
export function notePlaced(lastBet: LastBet): void {
  const isUnchanged = useBetSlip.getState().stakes === lastBet.stakes;
  useBetSlip.setState({ lastBet, ...(isUnchanged && { stakes: [], issueCode: undefined }) });
}

/** Fills the slip with what was bet last, or with what an address names. */
export function fillSlip(stakes: readonly Stake[], issueCode: string): void {
  useBetSlip.setState({ stakes, issueCode });
}

/** The player has seen that the issue changed. */
export function acceptIssue(issueCode: string): void {
  useBetSlip.setState({ issueCode });
}

/** A stored slip may be of an older version, or written by hand: what is not a slip is dropped. */
function readSlip(stored: unknown): BetSlip {
  const fields = fieldsOf(stored);
  const { nextStakeMicros, issueCode } = fields;
  const lastBet = fieldsOf(fields.lastBet);
  const lastStakes = readStakes(lastBet.stakes);
  return {
    stakes: readStakes(fields.stakes),
    nextStakeMicros:
      isAmount(nextStakeMicros) && nextStakeMicros > 0 ? nextStakeMicros : EMPTY.nextStakeMicros,
    issueCode: typeof issueCode === 'string' ? issueCode : undefined,
    lastBet:
      typeof lastBet.playerId === 'number' && lastStakes.length > 0
        ? { playerId: lastBet.playerId, stakes: lastStakes }
        : undefined,
  };
}

function readStakes(stored: unknown): Stake[] {
  if (!Array.isArray(stored)) return [];
  return stored.map(fieldsOf).flatMap(({ playCode, amountMicros }) => {
    const isStake = typeof playCode === 'number' && isPlayCode(playCode) && isAmount(amountMicros);
    return isStake ? [{ playCode, amountMicros }] : [];
  });
}

function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) % MICROS_PER_USDT === 0;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
