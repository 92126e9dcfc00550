import type { Input } from './call.ts';
import { type Account, type Lottery, nextOf } from './lottery.ts';
import { pageOf } from './pages.ts';
import { timeText } from './units.ts';

export type Message = {
  readonly id: number;
  readonly templateNickname: string;
  readonly templateContent: string;
  readonly templateType: number;
  readStatus: number;
  readonly createTime: string;
};

export function addMessage(lottery: Lottery, account: Account, templateContent: string): void {
  account.messages.unshift({
    id: nextOf(lottery, 'message'),
    templateNickname: 'Service',
    templateContent,
    templateType: 2,
    readStatus: 0,
    createTime: timeText(lottery.nowMs()),
  });
}

export function listMessages({ messages }: Account, input: Input) {
  const { readStatus } = input;
  const isAsked = (message: Message) => readStatus === undefined || message.readStatus === Number(readStatus);
  return pageOf(messages.filter(isAsked), input);
}

export function countUnread({ messages }: Account): number {
  return messages.filter(({ readStatus }) => readStatus === 0).length;
}

/** How many changed. */
export function readMessages(account: Account, isMeant: (id: number) => boolean): number {
  const changed = account.messages.filter(({ id, readStatus }) => readStatus === 0 && isMeant(id));
  for (const message of changed) message.readStatus = 1;
  return changed.length;
}
