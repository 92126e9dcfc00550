import type { FaultRequest, ReplyChange } from '@canada28/shared/control/faults.control.ts';
import { expect, test } from 'vitest';
import { faultBody } from '../../testing/test-faults.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import { ControlError } from '../control-error.ts';
import { refuseContradiction, refuseOthersSessions, refuseWhatIsNotThere } from './refuse-fault.ts';

const WALLET = 'wallet/getMyWallet';
/** Its reply is a list of objects. */
const HISTORY = 'game/findHistoryIssue.do';

const changing = (change: ReplyChange, path: string) => faultBody({ patch: [change] }, { path });

test.each<[string, FaultRequest]>([
  [
    'A fault hits by at most one of nth, every and probability, not by nth and every.',
    faultBody({ latencyMs: 5 }, { nth: 2, every: 3 }),
  ],
  [
    'A sequence gives each call in turn its own: leave out probability; null in it leaves a call unharmed.',
    faultBody({ sequence: [null, { latencyMs: 5 }] }, { probability: 0.5 }),
  ],
  [
    'There is only one nth call: "times" may be 1 or left out, not 2.',
    faultBody({ latencyMs: 5 }, { nth: 2, times: 2 }),
  ],
  [
    'The "min" of "latencyMs" may be at most its "max" 10, not 11.',
    faultBody({ latencyMs: { min: 11, max: 10 } }),
  ],
])('what contradicts itself is refused: %s', (sentence, body) => {
  expect(() => refuseContradiction(body)).toThrow(new ControlError(sentence));
});

test.each<[string, FaultRequest]>([
  ['one that hits one call, once', faultBody({ latencyMs: 5 }, { nth: 2, times: 1 })],
  ['one that hits every third, twice', faultBody({ latencyMs: 5 }, { every: 3, times: 2 })],
  ['a sequence for each call', faultBody({ sequence: [null, { latencyMs: 5 }] })],
  ['a wait that is always the same', faultBody({ latencyMs: { min: 10, max: 10 } })],
])('what contradicts nothing is not: %s', (_what, body) => {
  expect(() => refuseContradiction(body)).not.toThrow();
});

test.each<[string, FaultRequest]>([
  [
    `No reply of ${WALLET} has data.moneyUsabel: near it are `,
    changing({ at: 'data.moneyUsabel', remove: true }, WALLET),
  ],
  [
    `No reply of ${WALLET} has data.moneyUsable.cents: near it are `,
    changing({ at: 'data.moneyUsable.cents', set: 1 }, WALLET),
  ],
  [`No reply of ${WALLET} has more.of: near it are `, changing({ at: 'more.of', set: 1 }, WALLET)],
  [`No reply of ${WALLET} has data[0]: near it are `, changing({ at: 'data[0]', set: 1 }, WALLET)],
  [`No reply of ${WALLET} has list[]: near it are `, changing({ at: 'list[]', set: 1 }, WALLET)],
  [`No reply of ${WALLET} has more: near it are `, changing({ at: 'more', remove: true }, WALLET)],
  [
    `No reply of ${HISTORY} has data[12].issue: near it are `,
    changing({ at: 'data[12].issue', remove: true }, HISTORY),
  ],
  [
    'No reply of the calls that wallet/* matches has nothing: near it are ',
    changing({ at: 'nothing', remove: true }, 'wallet/*'),
  ],
  [
    'data[12] is an entry of a list and has no name: rename a field of it.',
    changing({ at: 'data[12]', rename: 'x' }, HISTORY),
  ],
  [
    'No player call matches wallet/getMyWalet: the nearest are wallet/getMyWallet',
    faultBody({ latencyMs: 5 }, { path: 'wallet/getMyWalet' }),
  ],
])('a place that is not there is refused: %s', (sentence, body) => {
  expect(() => refuseWhatIsNotThere(body)).toThrow(ControlError);
  expect(() => refuseWhatIsNotThere(body)).toThrow(sentence);
});

test.each<[string, FaultRequest]>([
  ['a field that is there', changing({ at: 'data.moneyUsable', remove: true }, WALLET)],
  ['a new one of an object', changing({ at: 'data.pocketMoney', set: 1 }, WALLET)],
  ['a new one of the reply', changing({ at: 'pocketMoney', set: 1 }, WALLET)],
  ['a field of an entry far down a list', changing({ at: 'data[12].issueCode', remove: true }, HISTORY)],
  ['a new one of an entry', changing({ at: 'data[12].pocketMoney', set: 1 }, HISTORY)],
  ['an entry', changing({ at: 'data[12]', remove: true }, HISTORY)],
  ['a field that gets another name', changing({ at: 'data[].issueCode', rename: 'code' }, HISTORY)],
])('a place that is there, or can be, is not: %s', (_what, body) => {
  expect(() => refuseWhatIsNotThere(body)).not.toThrow();
});

test('what happens to a call only cannot happen to a file', () => {
  const ofFile = (then: FaultRequest['then']) => () =>
    refuseWhatIsNotThere({ ...faultBody(then), match: { file: '**/*.js' } });
  expect(ofFile({ code: 600 })).toThrow(
    'A file of the client is no call: "code" makes no sense for it; latencyMs, httpStatus, close, dripMs, emptyBody do.',
  );
  expect(ofFile({ close: 'after' })).toThrow(
    'A file is not carried out: {"close": "before"} is what loses it.',
  );
  for (const then of [{ close: 'before' }, { httpStatus: 503 }, { latencyMs: 9 }] as const)
    expect(ofFile(then)).not.toThrow();
});

test('in a world without sessions of its own none can be ended or renewed by a fault', () => {
  const world = createTestWorld();
  const upstream = { ...world, kind: 'upstream' } as const;
  const ofSessions: FaultRequest['then'][] = [
    { sessionExpired: true },
    { sequence: [null, { newToken: true }] },
  ];
  for (const then of ofSessions) {
    expect(() => refuseOthersSessions(world, faultBody(then))).not.toThrow();
    expect(() => refuseOthersSessions(upstream, faultBody(then))).toThrow(
      expect.objectContaining({
        code: 409,
        message:
          'This is a world of the kind "upstream", whose sessions are not in a database of the mock: {"code": 403} in the place of the call is what an ended session looks like.',
      }),
    );
  }
  expect(() => refuseOthersSessions(upstream, faultBody({ code: 403 }))).not.toThrow();
});
