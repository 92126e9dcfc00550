import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { dateTimeTextFromMs, msFromDateTimeText } from './date-time.ts';
import { findText, neededNumber, shownText } from './reply-values.ts';
import { assumed, dateTimeText, namedShape, pageReply, pagingInput, stateNumber } from './schemas.ts';

/** Kinds of messages, and of notices, on the wire (player-api §2, Message). */
export const MESSAGE_TYPE = { notice: 1, system: 2 } as const;

/** 1 notice, 2 system (player-api §2, Message). */
export type MessageType = (typeof MESSAGE_TYPE)[keyof typeof MESSAGE_TYPE];

/** Whether a message was read: 0 not yet, 1 read (player-api §2, Message). */
export const READ_STATUS = { unread: 0, read: 1 } as const;

const messageReply = namedShape('Message', {
  id: Type.Integer(),
  templateNickname: Type.String(),
  templateContent: Type.String(),
  templateType: stateNumber(MESSAGE_TYPE),
  readStatus: Type.Integer({ minimum: 0, maximum: 1 }),
  createTime: dateTimeText,
  title: assumed(Type.String()),
});

type MessageWire = Static<typeof messageReply>;

/** What another server may do differently: no title (assumed), and true or false for the read status. */
type ObservedMessage = Omit<MessageWire, 'title' | 'readStatus'> & {
  readonly title?: string;
  readonly readStatus: number | boolean;
};

/** A message to a player, in the language that was asked for (player-api §2, Message). */
export type Message = {
  readonly id: number;
  readonly sender: string;
  /** The sender again where a server knows no titles. */
  readonly title: string;
  readonly text: string;
  readonly type: MessageType;
  readonly isRead: boolean;
  readonly createdAtMs: number;
};

export function messageFromWire(wire: ObservedMessage): Message {
  return {
    id: neededNumber(wire.id),
    sender: shownText(wire.templateNickname),
    title: findText(wire.title) ?? shownText(wire.templateNickname),
    text: shownText(wire.templateContent),
    type: wire.templateType === MESSAGE_TYPE.system ? MESSAGE_TYPE.system : MESSAGE_TYPE.notice,
    isRead: Number(wire.readStatus) === READ_STATUS.read,
    createdAtMs: msFromDateTimeText(wire.createTime),
  };
}

export function messageToWire(message: Message): MessageWire {
  return {
    id: message.id,
    templateNickname: message.sender,
    templateContent: message.text,
    templateType: message.type,
    readStatus: message.isRead ? READ_STATUS.read : READ_STATUS.unread,
    createTime: dateTimeTextFromMs(message.createdAtMs),
    title: message.title,
  };
}

const exampleMessage: MessageWire = {
  id: 41,
  templateNickname: 'Canada 28',
  templateContent: 'A demo credit of 1000 USDT was added to your balance. It is play money.',
  templateType: MESSAGE_TYPE.system,
  readStatus: READ_STATUS.unread,
  createTime: '2026-08-16 17:17:12',
  title: 'Your demo credit',
};

export const listMessagesCall = defineCall({
  path: 'notifyMessage/getNotifyMessage',
  summary: 'The messages of the player, newest first; all of them, only unread (0) or only read ones (1)',
  origins: ['observed', 'assumed'],
  input: Type.Object({
    readStatus: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 1 }), Type.Boolean()])),
    ...pagingInput,
  }),
  output: pageReply(messageReply),
  example: {
    input: { readStatus: READ_STATUS.unread, pageNo: 1, pageSize: 10 },
    output: { list: [exampleMessage], total: 1 },
  },
});

export const countUnreadMessagesCall = defineCall({
  path: 'notifyMessage/getNotifyMessageUnreadCount',
  summary: 'How many messages the player has not read',
  origins: ['observed'],
  output: Type.Integer({ minimum: 0 }),
  example: { output: 1 },
});

export const readMessagesCall = defineCall({
  path: 'notifyMessage/updateNotifyMessageRead',
  summary: 'Marks messages as read; answers how many changed: own and unread ones only',
  origins: ['observed'],
  input: Type.Object({ ids: Type.Array(Type.Integer(), { minItems: 1, maxItems: 1000 }) }),
  output: Type.Integer({ minimum: 0 }),
  example: { input: { ids: [41] }, output: 1 },
});

export const readAllMessagesCall = defineCall({
  path: 'notifyMessage/updateAllNotifyMessageRead',
  summary: 'Marks every message of the player as read; answers how many changed',
  origins: ['observed'],
  output: Type.Integer({ minimum: 0 }),
  example: { output: 3 },
});
