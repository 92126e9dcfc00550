import { type Static, Type } from 'typebox';
import { MAX_CHAT_CHARACTERS } from '../limits.ts';
import { defineCall } from './call.ts';
import { dateTimeTextFromMs, msFromDateTimeText } from './date-time.ts';
import { findNumber, neededNumber, neededText, shownText } from './reply-values.ts';
import { dateTimeText, namedShape, nullable, oneOf } from './schemas.ts';

const chatReply = namedShape('ChatMessage', {
  id: Type.Integer(),
  userId: nullable(Type.Integer()),
  nickName: Type.String(),
  content: Type.String(),
  /** Who speaks: a player, or the room itself. */
  kind: oneOf(['player', 'system']),
  createTime: dateTimeText,
});

export type ChatLineWire = Static<typeof chatReply>;

/** A chat line. Its text is plain text and must not be shown as HTML (player-api §2, chat). */
export type ChatLine = {
  readonly id: number;
  readonly kind: ChatLineWire['kind'];
  /** Who wrote it; undefined for a line of the room itself. */
  readonly playerId: number | undefined;
  readonly nickName: string;
  readonly text: string;
  readonly createdAtMs: number;
};

export function chatLineFromWire(wire: ChatLineWire): ChatLine {
  return {
    id: neededNumber(wire.id),
    kind: wire.kind === 'system' ? 'system' : 'player',
    playerId: findNumber(wire.userId),
    nickName: shownText(wire.nickName),
    text: neededText(wire.content),
    createdAtMs: msFromDateTimeText(wire.createTime),
  };
}

export function chatLineToWire(line: ChatLine): ChatLineWire {
  return {
    id: line.id,
    userId: line.playerId ?? null,
    nickName: line.nickName,
    content: line.text,
    kind: line.kind,
    createTime: dateTimeTextFromMs(line.createdAtMs),
  };
}

const exampleLine: ChatLineWire = {
  id: 12,
  userId: 108204,
  nickName: 'Lin Mei',
  content: 'Good luck everybody',
  kind: 'player',
  createTime: '2026-08-16 17:17:12',
};

export const listChatCall = defineCall({
  path: 'chat/list',
  summary: 'The newest 100 lines, oldest first; with sinceId the first 100 lines after that one',
  origins: ['assumed'],
  session: 'none',
  input: Type.Object({ sinceId: Type.Optional(Type.Integer({ minimum: 0 })) }),
  output: Type.Array(chatReply),
  example: { input: { sinceId: 11 }, output: [exampleLine] },
});

/** Says something. At least one character must be visible: spaces and invisible ones alone are no message. */
export const sendChatCall = defineCall({
  path: 'chat/send',
  summary: 'Says something in the chat room, as plain text; answers the line as it stands there',
  origins: ['assumed'],
  input: Type.Object({
    content: Type.String({
      minLength: 1,
      maxLength: MAX_CHAT_CHARACTERS,
      pattern: '[^\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}]',
    }),
  }),
  output: chatReply,
  refusals: ['busy'],
  example: { input: { content: 'Good luck everybody' }, output: exampleLine },
});
