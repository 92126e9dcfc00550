import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { fieldsOf } from '../data/fields-of.ts';
import { counted, usdt } from '../ui/format.ts';
import { choiceWord } from '../ui/words.ts';

/** What a visitor does, by the last call of theirs that says it and was not refused. */
export function activityOf(entries: readonly JournalEntry[], userName: string): string {
  const told = entries.findLast(
    (entry) =>
      entry.kind === 'call' &&
      entry.player?.userName === userName &&
      entry.code === 200 &&
      (entry.path ?? '') in ACTIVITIES,
  );
  return told?.kind === 'call' ? (ACTIVITIES[told.path ?? '']?.(told.input) ?? '') : 'has joined';
}

const ACTIVITIES: Readonly<Record<string, (input: unknown) => string>> = {
  'game/gameBet.do': betWords,
  'game/gamePlan.do': () => 'chases',
  'game/getOdds.do': () => 'looks at the odds',
  'game/findHistoryIssue.do': () => 'looks at past draws',
  'game/getOrderList.do': () => 'looks at the record',
  'chat/send': () => 'talks',
  'chat/list': () => 'reads the chat',
  'deposit/submitDepositOrder': () => 'deposits',
  'withdraw/submitWithdrawOrder': () => 'withdraws',
};

/** "40 on Even", "70 on 2 choices". */
function betWords(input: unknown): string {
  const { totalAmount, gameItem } = fieldsOf(input);
  const items = Array.isArray(gameItem) ? gameItem.map(fieldsOf) : [];
  const [only] = items;
  const on = items.length === 1 ? choiceWord(Number(only?.numberRecord)) : counted(items.length, 'choice');
  return `${usdt(Number(totalAmount)).replace(/\.00$/, '')} on ${on}`;
}
