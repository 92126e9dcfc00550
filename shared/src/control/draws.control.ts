import { type Static, Type } from 'typebox';
import { exactly, namedShape, oneOf, usdtAmount } from '../contract/schemas.ts';
import { anyOf, type ControlOutputOf, defineControl } from './control-call.ts';

/** As many as a tester reads through; a longer queue comes in several calls. */
const MOST_RESULTS = { maxItems: 100 };

/** No draw comes later than a day after its time. */
const LATEST_MS = 86_400_000;

const issueCode = Type.String({ pattern: '^\\d{7}$' });
const sum = Type.Integer({ minimum: 0, maximum: 27 });
const digits = Type.Array(Type.Integer({ minimum: 0, maximum: 9 }), { minItems: 3, maxItems: 3 });
const numberSet = Type.Array(Type.Integer());
const isVoid = Type.Literal(true);

/** Everything that is wanted of draws to come, oldest wish first; without an issue it is for the next free draw. */
const drawScripts = Type.Array(
  namedShape('WantedDraw', {
    id: Type.Integer(),
    issueCode: Type.Optional(issueCode),
    numbers: Type.Optional(numberSet),
    sum: Type.Optional(sum),
    lateMs: Type.Optional(Type.Integer()),
    void: Type.Optional(isVoid),
  }),
);

const exampleNumbers = [5, 12, 14, 20, 22, 25, 26, 31, 32, 33, 36, 37, 49, 50, 51, 61, 65, 67, 77, 78];

const drawScript = Type.Union([
  exactly({ sums: Type.Array(sum, MOST_RESULTS) }),
  exactly({ digits: Type.Array(digits, MOST_RESULTS) }),
  exactly({ numbers: Type.Array(numberSet, MOST_RESULTS) }),
  exactly({ issueCode, sum }),
  exactly({ issueCode, digits }),
  exactly({ issueCode, numbers: numberSet }),
  exactly({ issueCode, lateMs: Type.Integer({ minimum: 1, maximum: LATEST_MS }) }),
  exactly({ issueCode, void: isVoid }),
]);

export const scriptDrawsControl = defineControl({
  method: 'POST',
  path: '/draws/script',
  summary:
    'Wants results for the next draws, or a result, a late draw or no draw for one issue to come; tells all that is wanted',
  takes:
    'The body must be one of {"sums": [0 to 27, …]}, {"digits": [[a, b, c], …]} or {"numbers": [20 different numbers of 1 to 80, …]}, at most 100, for the next draws; or, for one issue to come, {"issueCode": 7 digits} with one of "sum": 0 to 27, "digits": [a, b, c], "numbers": 20 different numbers of 1 to 80, "lateMs": 1 to 86400000, "void": true.',
  body: drawScript,
  step: ({ body }) => scriptWords(body),
  output: drawScripts,
  example: {
    body: { issueCode: '3184209', sum: 18 },
    output: [{ id: 1, issueCode: '3184209', numbers: exampleNumbers, sum: 18 }],
  },
});

/** Nothing of a list of no results. */
function scriptWords(script: DrawScript): string | undefined {
  if (!('issueCode' in script)) {
    if (Object.values(script).flat().length === 0) return undefined;
    if ('numbers' in script) return 'next draws set';
    return `next draws ${('sums' in script ? script.sums : script.digits.map(sumOf)).join(', ')}`;
  }
  const issue = `issue ${script.issueCode}`;
  if ('sum' in script) return `${issue} will be ${script.sum}`;
  if ('digits' in script) return `${issue} will be ${sumOf(script.digits)}`;
  if ('lateMs' in script) return `${issue} late`;
  return 'void' in script ? `${issue} without a result` : `${issue} set`;
}

function sumOf(digits: readonly number[]): number {
  return digits.reduce((sum, digit) => sum + digit, 0);
}

/** What is wanted of draws to come. */
export type DrawScript = Static<typeof drawScript>;

/** Results wanted for the next draws, in order. */
export type NextDraws = Extract<
  DrawScript,
  { sums: unknown } | { digits: unknown[][] } | { numbers: unknown[][] }
>;

/** What is wanted of one issue to come. */
export type IssueScript = Extract<DrawScript, { issueCode: string }>;

/** Everything that is wanted of draws to come. */
export type DrawScripts = ControlOutputOf<typeof scriptDrawsControl>;

export const listDrawScriptsControl = defineControl({
  method: 'GET',
  path: '/draws/script',
  summary: 'Tells what is wanted of draws to come, oldest wish first; what has happened is gone from it',
  output: drawScripts,
  example: {
    output: [{ id: 2, issueCode: '3184209', void: true }],
  },
});

export const dropDrawScriptControl = defineControl({
  method: 'DELETE',
  path: '/draws/script/:id',
  summary: 'Drops one of the wishes: its draw comes as it would have come; tells what is left',
  takes: 'The path must end in the "id" of something that GET /__mock/draws/script lists.',
  params: exactly({ id: Type.String({ pattern: '^\\d{1,15}$', description: 'Number of what is wanted.' }) }),
  step: () => 'a draw left to chance',
  output: drawScripts,
  example: { params: { id: '2' }, output: [] },
});

export const clearDrawScriptsControl = defineControl({
  method: 'DELETE',
  path: '/draws/script',
  summary:
    'Drops all wishes, or those of one issue: the draws come as they would have come; tells what is left',
  takes: 'The query may have ?issueCode= and the code of an issue (7 digits).',
  query: anyOf({ issueCode }),
  step: ({ query: { issueCode } }) =>
    issueCode === undefined ? 'draws left to chance' : `issue ${issueCode} left to chance`,
  output: drawScripts,
  example: { query: { issueCode: '3184209' }, output: [] },
});

/** Where an issue stands; nothing of an issue to come is stored yet but for the next one (control §3). */
const ISSUE_STATES = ['toCome', 'selling', 'sealed', 'drawn', 'settled', 'void'] as const;

const aroundNow = Type.Optional(Type.Integer({ minimum: 0, maximum: 200 }));

/** So many issues before and after the present one unless asked otherwise. */
export const ISSUES_AROUND = 6;

/** The issues around the present of a world, first the first, as its schedule has them now (epoch ms, USDT; control §11). */
export const listIssuesControl = defineControl({
  method: 'GET',
  path: '/draws',
  summary:
    'The issues around the present: results and stakes of those that were, the times of those to come, and the daily break',
  takes: `The query may have "before" and "after", 0 to 200 issues of the past and of the future (${ISSUES_AROUND} each unless asked otherwise).`,
  query: exactly({ before: aroundNow, after: aroundNow }),
  output: exactly({
    issues: Type.Array(
      exactly({
        issueCode,
        state: oneOf(ISSUE_STATES),
        saleStartMs: Type.Integer(),
        saleEndMs: Type.Integer(),
        drawAtMs: Type.Integer(),
        endMs: Type.Integer(),
        digits: Type.Optional(digits),
        sum: Type.Optional(sum),
        isForced: Type.Boolean(),
        bets: Type.Integer({ minimum: 0 }),
        stakes: usdtAmount,
      }),
    ),
    /** The break that it is now, or the next one; missing where there is none. */
    break: Type.Optional(exactly({ startMs: Type.Integer(), endMs: Type.Integer() })),
  }),
  example: {
    query: { before: 0, after: 0 },
    output: {
      issues: [
        {
          issueCode: '3184207',
          state: 'selling',
          saleStartMs: 1_789_524_000_000,
          saleEndMs: 1_789_524_180_000,
          drawAtMs: 1_789_524_210_000,
          endMs: 1_789_524_210_000,
          isForced: false,
          bets: 2,
          stakes: 70,
        },
      ],
      break: { startMs: 1_789_556_400_000, endMs: 1_789_560_000_000 },
    },
  },
});

/** One issue as testers see it. */
export type IssueRecord = ControlOutputOf<typeof listIssuesControl>['issues'][number];
