import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';

export const TOPICS = ['all', 'failed', 'calls', 'draws', 'money', 'faults', 'differences'] as const;
export type Topic = (typeof TOPICS)[number];

export function isTopic(text: string): text is Topic {
  return TOPICS.some((topic) => topic === text);
}

const MONEY_CALL =
  /^(wallet|deposit|withdraw|order)\/|^game\/(gameBet|gamePlan|stopGamePlan|getOrderAnalysis)/;
const MONEY_CONTROL = /\/(reviews|credit)$/;
const DRAW_HAPPENING = /^issue-/;
const MONEY_HAPPENING = /settled|voided|reviewed|refund|item-lost/;

export function isOfTopic(entry: JournalEntry, topic: Topic): boolean {
  const { kind } = entry;
  if (topic === 'all') return true;
  if (topic === 'failed') return hasFailed(entry);
  if (topic === 'calls') return kind === 'call';
  if (topic === 'differences') return kind === 'call' && entry.differences.length > 0;
  if (kind === 'happening') return isHappeningOf(entry.what, topic);
  if (kind === 'control') return isControlOf(entry.url.split('?')[0] ?? '', topic);
  if (topic === 'faults') return entry.faults.length > 0;
  return topic === 'money' && MONEY_CALL.test(entry.path ?? '');
}

/** Refused, spoilt or lost. */
export function hasFailed(entry: JournalEntry): boolean {
  if (entry.kind === 'happening') return false;
  return entry.status !== 200 || (entry.code !== 200 && (entry.kind === 'call' || entry.code !== undefined));
}

function isHappeningOf(what: string, topic: Topic): boolean {
  if (topic === 'draws') return DRAW_HAPPENING.test(what);
  return topic === 'money' && MONEY_HAPPENING.test(what);
}

function isControlOf(path: string, topic: Topic): boolean {
  if (topic === 'faults') return /\/faults(\/|$)/.test(path);
  if (topic === 'draws') return /\/draws(\/|$)/.test(path);
  return topic === 'money' && MONEY_CONTROL.test(path);
}
