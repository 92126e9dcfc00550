import { winningCodes } from './plays.ts';

/** The issues follow from the clock alone: three minutes of sale and half a minute sealed, without an end. */

const SALE_MS = 180_000;
const SLOT_MS = 210_000;
/** That of slot 0, which is on sale when the server starts. */
const FIRST_CODE = 3_184_207;
const HISTORY = 100;

/** What comes, issue after issue, over and over; slot 0 has the second. */
const RESULTS = [
  [5, 5, 6],
  [7, 3, 8],
  [0, 1, 4],
  [9, 0, 2],
  [8, 8, 9],
  [1, 0, 3],
] as const;

export type Schedule = {
  readonly nowMs: () => number;
  /** When the sale of slot 0 began. */
  readonly firstSaleMs: number;
};

export const codeOf = (slot: number) => String(FIRST_CODE + slot);
export const slotOf = (code: unknown) => Number(code) - FIRST_CODE;
export const saleStartMs = ({ firstSaleMs }: Schedule, slot: number) => firstSaleMs + slot * SLOT_MS;

/** The slot that is on sale or sealed. */
export function presentSlot({ nowMs, firstSaleMs }: Schedule): number {
  return Math.floor((nowMs() - firstSaleMs) / SLOT_MS);
}

export function isOnSale(schedule: Schedule, code: unknown): boolean {
  const slot = presentSlot(schedule);
  return slotOf(code) === slot && schedule.nowMs() < saleStartMs(schedule, slot) + SALE_MS;
}

function digitsOf(slot: number): readonly number[] {
  const { length } = RESULTS;
  return RESULTS[(((slot + 1) % length) + length) % length] ?? RESULTS[0];
}

export function sumOf(slot: number): number {
  return digitsOf(slot).reduce((sum, digit) => sum + digit, 0);
}

function issueReply(schedule: Schedule, slot: number) {
  const startMs = saleStartMs(schedule, slot);
  const isDrawn = slot < presentSlot(schedule);
  const openStatus = isOnSale(schedule, codeOf(slot)) ? 1 : 2;
  return {
    id: 184_207 + slot,
    issueCode: codeOf(slot),
    lotteryid: '1',
    saleStartTime: startMs,
    saleEndTime: startMs + SALE_MS,
    saleDrawTime: startMs + SLOT_MS,
    openDrawTime: isDrawn ? startMs + SLOT_MS : null,
    numberRecord: isDrawn ? digitsOf(slot).join(',') : '',
    sumRecord: isDrawn ? String(sumOf(slot)) : '',
    winRecord: isDrawn ? winningCodes(sumOf(slot)).join(',') : '',
    lastIssueCode: codeOf(slot - 1),
    issueStatus: isDrawn ? 4 : openStatus,
  };
}

export function currentIssue(schedule: Schedule) {
  return issueReply(schedule, presentSlot(schedule));
}

/** Those that were drawn, newest first, or the one of that code. */
export function drawnIssues(schedule: Schedule, code: unknown) {
  const present = presentSlot(schedule);
  const slots = Array.from({ length: HISTORY }, (_, index) => present - 1 - index);
  return slots
    .filter((slot) => code === undefined || codeOf(slot) === code)
    .map((slot) => issueReply(schedule, slot));
}
