import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { playWords } from '@canada28/shared/control/play-words.ts';
import { fieldsOf } from '../../control/fields-of.ts';
import { counted, usdt } from '../../ui/format.ts';

export type CallEntry = Extract<JournalEntry, { kind: 'call' }>;

type Fields = Readonly<Record<string, unknown>>;
type Words = (input: Fields, data: unknown) => string;

const MOST_NAMED = 3;

/** What was asked for or came of it, for the calls that have more to say than their name. */
const WORDS: Readonly<Record<string, Words>> = {
  'game/gameBet.do': betWords,
  'game/gamePlan.do': ({ numberRecord, startAmount, totalIssue, startIsuueCode }) =>
    `${sum(startAmount)} on ${playWords(Number(numberRecord))} · ${counted(Number(totalIssue), 'issue')} from ${startIsuueCode}`,
  'game/stopGamePlan.do': ({ planId }) => `chase ${planId}`,
  'game/findGamePlanDetail.do': ({ planId }) => `chase ${planId}`,
  'game/getOrderById.do': ({ orderCode }) => `bet ${orderCode}`,
  'game/getOrderList.do': listWords,
  'game/findGamePlan.do': listWords,
  'game/findHistoryIssue.do': ({ issueCode }, data) =>
    issueCode === undefined ? listWords({}, data) : `issue ${issueCode}`,
  'game/findcurIssue.do': (_, data) => `issue ${fieldsOf(data).issueCode}`,
  'user/login': ({ uname }) => String(uname),
  'user/register': ({ uname }) => String(uname),
  'user/updateUserInfo': namesOf,
  'user/updatePlayLimits': namesOf,
  'wallet/getMyWallet': (_, data) => {
    const { moneyUsable, moneyFrozen } = fieldsOf(data);
    return `${sum(moneyUsable)} usable · ${sum(moneyFrozen)} frozen`;
  },
  'wallet/addVirAddressList': ({ protocol, address }) => `${protocol} ${shortened(address)}`,
  'wallet/changeVirAddressDefaulted': ({ id }) => `address ${id}`,
  'wallet/deleteVirAddressDefaulted': ({ id }) => `address ${id}`,
  'deposit/submitDepositOrder': ({ amount }) => `${sum(amount)} USDT`,
  'withdraw/submitWithdrawOrder': ({ amount, addressId, address }) =>
    `${sum(amount)} USDT to ${addressId === undefined ? shortened(address) : `address ${addressId}`}`,
  'chat/send': ({ content }) => `“${content}”`,
  'chat/list': (_, data) => listWords({}, data),
  'order/page': listWords,
  'notifyMessage/getNotifyMessage': listWords,
  'notifyMessage/getNotifyMessageUnreadCount': (_, data) => `${data} unread`,
};

export function callWords(entry: CallEntry): string {
  const { path = '', input, reply, code } = entry;
  const { data, msg } = fieldsOf(reply);
  const isSuccess = code === 200;
  // What only the reply tells is not known of a call that was refused; of one that was refused early not even what was sent.
  const isTold = isSuccess || (input !== undefined && !isToldByReply(path));
  const words = isTold ? WORDS[path]?.(fieldsOf(input), data) : undefined;
  const refusal = isSuccess || typeof msg !== 'string' ? undefined : msg;
  return [words, refusal].filter(Boolean).join(' · ');
}

const TOLD_BY_REPLY = new Set([
  'game/findcurIssue.do',
  'wallet/getMyWallet',
  'chat/list',
  'notifyMessage/getNotifyMessageUnreadCount',
]);

function isToldByReply(path: string): boolean {
  return TOLD_BY_REPLY.has(path);
}

function betWords({ gameItem, issueCode }: Fields): string {
  const items = Array.isArray(gameItem) ? gameItem.map(fieldsOf) : [];
  const named = items
    .slice(0, MOST_NAMED)
    .map(({ totalAmount, numberRecord }) => `${sum(totalAmount)} on ${playWords(Number(numberRecord))}`);
  const more = items.length > MOST_NAMED ? [`${items.length - MOST_NAMED} more`] : [];
  return `${[...named, ...more].join(', ')} · issue ${issueCode}`;
}

function listWords({ pageNo }: Fields, data: unknown): string {
  const { list, total } = fieldsOf(data);
  const rows = Array.isArray(data) ? data : list;
  const page = typeof pageNo === 'number' && pageNo > 1 ? [`page ${pageNo}`] : [];
  const found = Array.isArray(rows) ? [counted(rows.length, 'row')] : [];
  const ofAll =
    typeof total === 'number' && Array.isArray(rows) && total > rows.length ? [`of ${total}`] : [];
  return [...page, [...found, ...ofAll].join(' ')].filter(Boolean).join(' · ');
}

function namesOf(input: Fields): string {
  return Object.keys(input).join(', ');
}

/** Whole sums without decimals: a stake is read at a glance. */
function sum(value: unknown): string {
  const amount = Number(value);
  if (value === '' || value === null || value === undefined || !Number.isFinite(amount)) return '…';
  return usdt(amount).replace(/\.00$/, '');
}

function shortened(value: unknown): string {
  const text = String(value ?? '…');
  return text.length > 14 ? `${text.slice(0, 6)}…${text.slice(-4)}` : text;
}
