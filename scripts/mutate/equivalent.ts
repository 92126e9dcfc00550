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
