import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { fieldsOf } from '../control/fields-of.ts';
import { counted, usdt } from '../ui/format.ts';
import { choiceWord } from '../ui/words.ts';

/** What a visitor does, by the last call of theirs that says it and was not refused. */
export function activityOf(entries: readonly JournalEntry[], userName: string): string {
  for (const entry of entries.toReversed()) {
    if (entry.kind !== 'call' || entry.player?.userName !== userName || entry.code !== 200) continue;
    const told = ACTIVITIES[entry.path ?? '']?.(entry.input);
    if (told !== undefined) return told;
  }
  return 'has joined';
}

const ACTIVITIES: Readonly<Record<string, (input: unknown) => string | undefined>> = {
  'game/gameBet.do': betWords,
  'game/gamePlan.do': () => 'chases',
  'game/getOdds.do': () => 'looks at the odds',
  'game/findHistoryIssue.do': pastDrawsWords,
  'game/getOrderList.do': () => 'looks at the record',
  'chat/send': () => 'talks',
  'chat/list': () => 'reads the chat',
  'deposit/submitDepositOrder': () => 'deposits',
  'withdraw/submitWithdrawOrder': () => 'withdraws',
};

/** So many results home, lobby and room ask for by themselves. */
const MOST_RESULTS_ASIDE = 10;

/** Only the page of past draws asks for more. */
function pastDrawsWords(input: unknown): string | undefined {
  return Number(fieldsOf(input).pageSize) > MOST_RESULTS_ASIDE ? 'looks at past draws' : undefined;
}

/** "40 on Even", "70 on 2 choices". */
function betWords(input: unknown): string {
  const { totalAmount, gameItem } = fieldsOf(input);
  const items = Array.isArray(gameItem) ? gameItem.map(fieldsOf) : [];
  const [only] = items;
  const on = items.length === 1 ? choiceWord(Number(only?.numberRecord)) : counted(items.length, 'choice');
  return `${usdt(Number(totalAmount)).replace(/\.00$/, '')} on ${on}`;
}
