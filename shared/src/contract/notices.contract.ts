import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { dateTimeTextFromMs, msFromDateTimeText } from './date-time.ts';
import { MESSAGE_TYPE, type MessageType } from './messages.contract.ts';
import { neededNumber, shownText } from './reply-values.ts';
import { dateTimeText, namedShape, stateNumber } from './schemas.ts';

const noticeReply = namedShape('Notice', {
  id: Type.Integer(),
  title: Type.String(),
  type: stateNumber(MESSAGE_TYPE),
  content: Type.String(),
  createTime: dateTimeText,
});

type NoticeWire = Static<typeof noticeReply>;

/** A notice to all players, in the language that was asked for; its text is plain text (player-api §2). */
export type Notice = {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  /** 1 notice, 2 system, as for messages. */
  readonly type: MessageType;
  readonly createdAtMs: number;
};

export function noticeFromWire(wire: NoticeWire): Notice {
  return {
    id: neededNumber(wire.id),
    title: shownText(wire.title),
    text: shownText(wire.content),
    type: wire.type === MESSAGE_TYPE.system ? MESSAGE_TYPE.system : MESSAGE_TYPE.notice,
    createdAtMs: msFromDateTimeText(wire.createTime),
  };
}

export function noticeToWire(notice: Notice): NoticeWire {
  return {
    id: notice.id,
    title: notice.title,
    type: notice.type,
    content: notice.text,
    createTime: dateTimeTextFromMs(notice.createdAtMs),
  };
}

export const listNoticesCall = defineCall({
  path: 'common/getSystemNotice',
  summary: 'The notices to all players, newest first, in the language of the request',
  origins: ['observed'],
  session: 'none',
  output: Type.Array(noticeReply),
  example: {
    output: [
      {
        id: 1,
        title: 'The platform has a new name',
        type: MESSAGE_TYPE.notice,
        content: 'On 20 June 2023 the platform was renamed Canada 28. User levels and assets are unaffected.',
        createTime: '2023-06-20 00:00:00',
      },
    ],
  },
});
