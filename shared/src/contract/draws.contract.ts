import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { assumed, lotteryId, namedShape, nullable } from './schemas.ts';

const issueFields = {
  id: Type.Integer(),
  issueCode: Type.String({ pattern: '^\\d{7}$' }),
  lotteryid: Type.String(),
  saleStartTime: Type.Integer(),
  saleEndTime: Type.Integer(),
  saleDrawTime: Type.Integer(),
  openDrawTime: nullable(Type.Integer()),
  numberRecord: Type.String(),
  sumRecord: Type.String(),
  winRecord: Type.String(),
  lastIssueCode: nullable(Type.String()),
  issueStatus: Type.Integer({ minimum: 0, maximum: 7 }),
  drawNumbers: assumed(nullable(Type.Array(Type.Integer({ minimum: 1, maximum: 80 })))),
  seedHash: assumed(nullable(Type.String())),
  seed: assumed(nullable(Type.String())),
  forced: assumed(Type.Boolean()),
};

/** An issue on the wire (player-api §3). */
const issueReply = namedShape('CurrentIssue', { ...issueFields, serverTime: assumed(Type.Integer()) });

/** A drawn issue in the history; without `serverTime`, so that all callers get the same answer (player-api §3). */
const drawnIssueReply = namedShape('DrawnIssue', issueFields);

export type DrawnIssueWire = Static<typeof drawnIssueReply>;

export type IssueWire = Static<typeof issueReply>;

const exampleFields: DrawnIssueWire = {
  id: 501,
  issueCode: '3184207',
  lotteryid: '1',
  saleStartTime: 1786866000000,
  saleEndTime: 1786866180000,
  saleDrawTime: 1786866210000,
  openDrawTime: null,
  numberRecord: '',
  sumRecord: '',
  winRecord: '',
  lastIssueCode: '3184206',
  issueStatus: 1,
  drawNumbers: null,
  seedHash: 'ee3ac8cf52b9099211246a781c8dea1f2145c33f4dca31ad532cc76f7da83dca',
  seed: null,
  forced: false,
};

const exampleIssue: IssueWire = { ...exampleFields, serverTime: 1786866012000 };

const exampleDrawnIssue: DrawnIssueWire = {
  ...exampleFields,
  id: 500,
  issueCode: '3184206',
  saleStartTime: 1786865790000,
  saleEndTime: 1786865970000,
  saleDrawTime: 1786866000000,
  openDrawTime: 1786866000000,
  numberRecord: '5,5,6',
  sumRecord: '16',
  winRecord: '16,29,31,35',
  lastIssueCode: '3184205',
  issueStatus: 4,
  drawNumbers: [1, 2, 3, 5, 6, 8, 16, 21, 23, 25, 38, 43, 46, 51, 56, 65, 67, 72, 79, 80],
  seed: '7eda7eabe9b8fb3089763ae3e470e8515154da462aabf8e4b149e4531247ed78',
};

export const findCurrentIssueCall = defineCall({
  base: 'game',
  path: 'findcurIssue.do',
  summary: 'The issue on sale; while sealed the one just sealed; in maintenance the next one, status 0',
  origins: ['observed', 'assumed'],
  session: 'none',
  input: Type.Object({ lotteryId }),
  output: issueReply,
  example: { input: { lotteryId: '1' }, output: exampleIssue },
});

export const findHistoryIssueCall = defineCall({
  base: 'game',
  path: 'findHistoryIssue.do',
  summary:
    'Drawn issues, newest first: 100 unless asked otherwise, at most 2,000; with an issue code only that issue',
  origins: ['observed', 'assumed'],
  session: 'none',
  input: Type.Object({
    lotteryId,
    issueCode: Type.Optional(Type.String({ maxLength: 7 })),
    pageSize: assumed(Type.Optional(Type.Integer({ minimum: 1 }))),
  }),
  output: Type.Array(drawnIssueReply),
  example: { input: { lotteryId: '1', pageSize: 1 }, output: [exampleDrawnIssue] },
});
