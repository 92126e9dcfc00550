import { type EquivalentByFile, OF_CONTROL } from './equivalent-of-control.ts';

const BY_FILE: EquivalentByFile = {
  ...OF_CONTROL,
  'shared/src/money/usdt.ts': [
    {
      line: "const [, whole = '', fraction = ''] = match;",
      becomes: ['"Stryker was here!"'],
      why: 'the pattern matches no amount without a whole part: the text for that is there for the compiler alone',
    },
  ],
  'shared/src/money/usdt-address.ts': [
    {
      line: 'const isOfOther = PROTOCOLS.some((other) => other !== protocol && isUsdtAddress(other, address));',
      becomes: ['true'],
      why: 'an address that is none of its protocol is asked about once more, with the same answer',
    },
    {
      line: 'if (address.length !== TRON_CHARACTERS) return false; // decoding takes the square of the length',
      becomes: ['false'],
      why: 'another length is another number of bytes, which the next line refuses; the line saves time',
    },
    {
      line: '} catch {',
      becomes: ['{}'],
      why: 'a function that ends without a value answers undefined, too',
    },
  ],
  'mock-server/src/features/withdrawals/submit-withdrawal.ts': [
    {
      line: 'if (address === undefined || protocol === undefined) return undefined;',
      becomes: ['false', 'address === undefined && protocol === undefined'],
      why: 'no address has no text or no network: the search without one finds none either',
    },
  ],
  'mock-server/src/features/betting/betting.repository.ts': [
    {
      line: "result: digits === null || sum === null ? undefined : { digits: digits.split(',').map(Number), sum },",
      becomes: ['false', 'digits === null && sum === null'],
      why: 'an issue has both, or neither',
    },
  ],
  'mock-server/src/features/betting/betting.routes.ts': [
    {
      line: 'const id = /^\\d{1,15}$/.test(orderCode) ? Number(orderCode) : -1;',
      becomes: ['+1'],
      why: 'the first bet of a world is 1,000,001: there is no bet 1 either',
    },
    {
      line: 'registerCall(api, getOddsCall, ({ world }) => oddsToWire(world.config.oddsThousandths), {',
      becomes: ['{}'],
      why: 'a reply without a name is made again for each call: the name saves that work',
    },
    {
      line: 'replyName: ({ world }) => nameOf(world.config.oddsThousandths),',
      becomes: ['() => undefined'],
      why: 'a reply without a name is made again for each call: the name saves that work',
    },
    {
      line: 'function nameOf(list: readonly number[]): string {',
      becomes: ['{}'],
      why: 'a reply without a name is made again for each call: the name saves that work',
    },
    {
      line: 'const name = names.get(list) ?? list.join();',
      becomes: ['names.get(list) && list.join()'],
      why: 'a reply without a name is made again for each call: the name saves that work',
    },
    {
      line: 'names.set(list, name);',
      becomes: [';'],
      why: 'a name that is not retained is made again, the same',
    },
  ],
  'mock-server/src/http/sessions/token-rotation.ts': [
    {
      line: 'if (afterMs !== undefined) handOutToken(request, reply, afterMs);',
      becomes: ['true'],
      why: 'no session is older than a number that is none',
    },
    {
      line: "const needsSession = request.routeConfig.call?.session === 'required';",
      becomes: ['request.routeConfig.call.session'],
      why: 'only calls of the contract have replies of this kind',
    },
  ],
  'mock-server/src/features/play-limits/play-limits.repository.ts': [
    {
      line: 'if (row === undefined) return { value: undefined, next: undefined };',
      becomes: ['{}'],
      why: 'what is not there is read as undefined, too',
    },
    {
      line: 'return row?.micros ?? 0;',
      becomes: ['row.micros'],
      why: 'a sum is one row, and none of it null',
    },
  ],
  'mock-server/src/features/play-limits/limit-rules.ts': [
    {
      line: 'return value === undefined || (wanted !== undefined && wanted <= value);',
      becomes: ['true'],
      why: 'undefined is at most no number: the comparison is there for the compiler alone',
    },
  ],
  'mock-server/src/features/play-limits/limits-in-force.ts': [
    {
      line: 'return untilMs !== undefined && untilMs > clock.nowMs() ? untilMs : undefined;',
      becomes: ['true'],
      why: 'undefined is after no moment: the comparison is there for the compiler alone',
    },
  ],
  'mock-server/src/features/play-limits/read-play-limits.ts': [
    {
      line: 'return dailyLoss.value === undefined ? undefined : Math.max(0, dailyLoss.value - lostTodayMicros(context));',
      becomes: ['false'],
      why: 'no stake is more than a number that is none: the line saves reading the bets of the day',
    },
  ],
  'mock-server/src/features/play-limits/require-within-limits.ts': [
    {
      line: 'if (limitMicros === undefined || leftMicros === undefined || stakeMicros <= leftMicros) return;',
      becomes: ['limitMicros === undefined && leftMicros === undefined', 'false'],
      why: 'both are undefined, or neither',
    },
  ],
  'mock-server/src/features/play-limits/update-play-limits.ts': [
    {
      line: 'if (untilMs !== undefined && untilMs !== runningMs) {',
      becomes: ['true'],
      why: 'without an end none is running: the comparison is there for the compiler alone',
    },
  ],
  'mock-server/src/features/wallet/account-room.ts': [
    {
      line: 'if (fittingBets >= 0 && !mayHaveMoreOpenBets(db, money.playerId, fittingBets)) return true;',
      becomes: ['false', 'fittingBets > 0'],
      why: 'the sum of the open bets says the same: the line saves reading each of them',
    },
  ],
  'mock-server/src/features/wallet/wallet.repository.ts': [
    {
      line: 'return findRow(db, MANY_BETS_SQL, { playerId, count }) !== undefined;',
      becomes: ['true'],
      why: 'the sum of the open bets says the same: the answer saves reading each of them',
    },
  ],
  'mock-server/src/features/deposits/review-deposit.ts': [
    {
      line: 'if (order === undefined || outcome === undefined)',
      becomes: ['false'],
      why: 'an order that is not there has no outcome: the comparison is there for the compiler alone',
    },
  ],
  'mock-server/src/features/withdrawals/review-withdrawal.ts': [
    {
      line: 'if (order === undefined || outcome === undefined)',
      becomes: ['false'],
      why: 'an order that is not there has no outcome: the comparison is there for the compiler alone',
    },
  ],
  'mock-server/src/features/chasing/read-chase-order.ts': [
    {
      line: "if (issues > most) return new AppError('chaseTooLong', { most });",
      becomes: ['issues >= most'],
      why: 'as many issues as are allowed are not refused',
    },
  ],
  'mock-server/src/features/chasing/chase-items.repository.ts': [
    {
      line: 'const isBet = betId !== null && status !== null && prizeMicros !== null;',
      becomes: [
        'true',
        'betId !== null || status !== null',
        'betId !== null && status !== null || prizeMicros !== null',
      ],
      why: 'an item has all three of a bet, or none',
    },
  ],
  'mock-server/src/features/chasing/chase-item-tasks.ts': [
    {
      line: 'const isCancelled = became === CHASE_ITEM_STATUS.cancelled;',
      becomes: ['true'],
      why: 'a chase whose item became a bet is not done yet',
    },
    {
      line: 'if (isCancelled) finishChaseWhenDone(context, getChase(context.db, item.chaseId));',
      becomes: ['true'],
      why: 'a chase whose item became a bet is not done yet',
    },
  ],
  'mock-server/src/features/chasing/advance-chases.ts': [
    {
      line: 'if (chase.pausedItems === 0) {',
      becomes: ['false', '{}'],
      why: 'without a paused item there is nothing to decide: the line saves reading the items',
    },
  ],
};

export const EQUIVALENT = Object.entries(BY_FILE).flatMap(([file, changes]) =>
  changes.map((change) => ({ file, ...change })),
);
