import { type Static, Type } from 'typebox';
import { exampleWithdrawal, financeOrder } from '../contract/finance.contract.ts';
import { MESSAGE_TYPE } from '../contract/messages.contract.ts';
import { dateTimeText, exactly, namedShape, oneOf, stateNumber } from '../contract/schemas.ts';
import { DEFAULT_SETTINGS, WORLD_SETTINGS, whatIsAllowed } from '../world-settings.ts';
import { type ControlInputOf, type ControlOutputOf, defineControl } from './control-call.ts';
import { runningSettings } from './setting-schemas.ts';

/** Decides a deposit or withdrawal in the place of the reviewer; the remark is shown to the player (control §6). */
export const reviewOrderControl = defineControl({
  method: 'POST',
  path: '/reviews',
  summary:
    'Decides a deposit or withdrawal, whether or not an automatic reviewer is at work; tells the order',
  takes:
    'The body must be one of {"id": 19 digits, "outcome": "success", "failed" or "cancelled" for a deposit; "approved" or "rejected", then "success" or "failed" for a withdrawal}, with a "remark" if you like.',
  body: exactly({
    id: Type.String(),
    outcome: oneOf(['approved', 'rejected', 'success', 'failed', 'cancelled']),
    remark: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  step: ({ body }) => ({
    what: `order ${body.outcome}`,
    sentence: `The order ${body.id} was decided: ${body.outcome}.`,
  }),
  output: financeOrder,
  example: {
    body: { id: exampleWithdrawal.id, outcome: 'success', remark: 'seen on chain' },
    output: { ...exampleWithdrawal, auditRemark: 'seen on chain' },
  },
});

/** What a tester decides about a deposit or withdrawal. */
export type OrderReview = ControlInputOf<typeof reviewOrderControl>['body'];

export const switchMaintenanceControl = defineControl({
  method: 'POST',
  path: '/maintenance',
  summary: 'Puts the service under maintenance (every player call but a log out answers 503), or ends it',
  takes: 'The body must be one of {"on": true} or {"on": false}.',
  body: exactly({ on: Type.Boolean() }),
  step: ({ body }) => ({
    what: `maintenance ${body.on ? 'on' : 'off'}`,
    sentence: body.on ? 'The service was put under maintenance.' : 'The maintenance was ended.',
  }),
  output: exactly({ on: Type.Boolean() }),
  example: { body: { on: true }, output: { on: true } },
});

export const readMaintenanceControl = defineControl({
  method: 'GET',
  path: '/maintenance',
  summary: 'Tells whether the service was put under maintenance; the daily break is another matter',
  output: exactly({ on: Type.Boolean() }),
  example: { output: { on: false } },
});

/** A text in each language of the product. */
function inFiveLanguages(name: string, maxLength: number) {
  const text = Type.String({ minLength: 1, maxLength });
  return namedShape(name, { zh: text, en: text, jp: text, kor: text, cht: text });
}

const LANGUAGES = '{"zh", "en", "jp", "kor", "cht"}';

export const sendMessageControl = defineControl({
  method: 'POST',
  path: '/messages',
  summary: 'Sends a message to a player, or to all; each reads it in their language. Tells how many got it',
  takes: `The body must have "title" and "text", each ${LANGUAGES} with at most 80 and 2000 characters, and may have "player" (account ID; without it all get it).`,
  body: exactly({
    player: Type.Optional(Type.Integer({ minimum: 1 })),
    title: inFiveLanguages('TitleInFiveLanguages', 80),
    text: inFiveLanguages('TextInFiveLanguages', 2000),
  }),
  step: ({ body: { title, player } }) => ({
    what: `message "${title.en}"`,
    sentence: `The message "${title.en}" was sent to ${player === undefined ? 'all players' : `account ${player}`}.`,
  }),
  output: exactly({ sent: Type.Integer({ minimum: 0 }) }),
  example: {
    body: {
      title: { zh: '欢迎', en: 'Welcome', jp: 'ようこそ', kor: '환영합니다', cht: '歡迎' },
      text: {
        zh: '祝您体验愉快。',
        en: 'Enjoy the tour.',
        jp: 'どうぞお楽しみください。',
        kor: '편하게 체험해 보세요.',
        cht: '祝您體驗愉快。',
      },
    },
    output: { sent: 4 },
  },
});

/** A message that the operator writes. */
export type OperatorMessage = ControlInputOf<typeof sendMessageControl>['body'];

const noticeFields = {
  type: stateNumber(MESSAGE_TYPE),
  title: inFiveLanguages('TitleInFiveLanguages', 80),
  content: inFiveLanguages('TextInFiveLanguages', 2000),
};

/** A notice that a world begins with, and when it was published. */
export const firstNotice = exactly({
  ...noticeFields,
  type: Type.Optional(noticeFields.type),
  createTime: dateTimeText,
});

/** The most notices that a world may begin with. */
export const MOST_FIRST_NOTICES = 100;

/** A notice that a world begins with. */
export type FirstNotice = Static<typeof firstNotice>;

const EXAMPLE_NOTICE = {
  title: { zh: '新功能', en: 'New', jp: '新機能', kor: '새 기능', cht: '新功能' },
  content: {
    zh: '走势图已更新。',
    en: 'The trend has a new look.',
    jp: '推移の表示が新しくなりました。',
    kor: '추이 화면이 새로워졌습니다.',
    cht: '走勢圖已更新。',
  },
};

export const publishNoticeControl = defineControl({
  method: 'POST',
  path: '/notices',
  summary: 'Publishes a notice to all players, above the earlier ones; tells the notice',
  takes: `The body must have "title" and "content", each ${LANGUAGES} with at most 80 and 2000 characters, and may have "type" 1 (notice, unless told) or 2 (system).`,
  body: exactly({ ...noticeFields, type: Type.Optional(noticeFields.type) }),
  step: ({ body: { title } }) => ({
    what: `notice "${title.en}"`,
    sentence: `The notice "${title.en}" was published.`,
  }),
  output: exactly({ id: Type.Integer(), ...noticeFields, createTime: dateTimeText }),
  example: {
    body: EXAMPLE_NOTICE,
    output: {
      id: 101,
      type: MESSAGE_TYPE.notice,
      ...EXAMPLE_NOTICE,
      createTime: '2026-08-16 17:17:12',
    },
  },
});

/** A notice that the operator writes. */
export type OperatorNotice = ControlInputOf<typeof publishNoticeControl>['body'];

/** The notice as it was published. */
export type PublishedNotice = ControlOutputOf<typeof publishNoticeControl>;

const { pastDraws: _whenMadeOnly, ...DEFAULTS_WHILE_RUNNING } = DEFAULT_SETTINGS;

const EXAMPLE_SETTINGS: Static<typeof runningSettings> = {
  ...DEFAULTS_WHILE_RUNNING,
  drawIntervalSeconds: 300,
  reviewPolicy: 'manual',
};

export const readConfigControl = defineControl({
  method: 'GET',
  path: '/config',
  summary: 'Tells the settings of the running world that may be changed',
  output: runningSettings,
  example: { output: EXAMPLE_SETTINGS },
});

export const changeConfigControl = defineControl({
  method: 'POST',
  path: '/config',
  summary:
    'Changes settings of the running world, those of the schedule from the next issue on; tells all that hold now',
  takes: `The body may have any of these: ${Object.entries(WORLD_SETTINGS)
    .filter(([name]) => name in runningSettings.properties)
    .map(([name, setting]) => `"${name}" ${whatIsAllowed(setting)}`)
    .join('; ')}.`,
  body: runningSettings,
  step: ({ body }) =>
    Object.keys(body).length === 0
      ? undefined
      : {
          what: `settings ${Object.keys(body).join(', ')}`,
          sentence: `Settings were changed: ${Object.entries(body)
            .map(([name, value]) => `${name} to ${JSON.stringify(value)}`)
            .join(', ')
            .slice(0, 300)}.`,
        },
  output: runningSettings,
  example: {
    body: { drawIntervalSeconds: 300, reviewPolicy: 'manual' },
    output: EXAMPLE_SETTINGS,
  },
});

/** Settings of a running world. */
export type RunningSettings = ControlInputOf<typeof changeConfigControl>['body'];
