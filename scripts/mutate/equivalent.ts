/** Changes that make no difference which a test could see, and why. Those of a line that is written anew are judged anew. */
type Equivalent = {
  readonly file: string;
  /** The line that is changed, without the blanks around it. */
  readonly line: string;
  /** What stands there instead of a part of it: each of these. */
  readonly becomes: readonly string[];
  readonly why: string;
};

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'shared/src/money/usdt.ts',
    line: "const [, whole = '', fraction = ''] = match;",
    becomes: ['"Stryker was here!"'],
    why: 'the pattern matches no amount without a whole part: the text for that is there for the compiler alone',
  },
  {
    file: 'shared/src/money/usdt-address.ts',
    line: 'const isOfOther = PROTOCOLS.some((other) => other !== protocol && isUsdtAddress(other, address));',
    becomes: ['true'],
    why: 'an address that is none of its protocol is asked about once more, with the same answer',
  },
  {
    file: 'shared/src/money/usdt-address.ts',
    line: 'if (address.length !== TRON_CHARACTERS) return false; // decoding takes the square of the length',
    becomes: ['false'],
    why: 'another length is another number of bytes, which the next line refuses; the line saves time',
  },
  {
    file: 'shared/src/money/usdt-address.ts',
    line: '} catch {',
    becomes: ['{}'],
    why: 'a function that ends without a value answers undefined, too',
  },
  {
    file: 'mock-server/src/features/withdrawals/submit-withdrawal.ts',
    line: 'if (address === undefined || protocol === undefined) return undefined;',
    becomes: ['false', 'address === undefined && protocol === undefined'],
    why: 'no address has no text or no network: the search without one finds none either',
  },
  {
    file: 'mock-server/src/features/betting/betting.repository.ts',
    line: "result: digits === null || sum === null ? undefined : { digits: digits.split(',').map(Number), sum },",
    becomes: ['false', 'digits === null && sum === null'],
    why: 'an issue has both, or neither',
  },
  {
    file: 'mock-server/src/features/betting/betting.routes.ts',
    line: 'const id = /^\\d{1,15}$/.test(orderCode) ? Number(orderCode) : -1;',
    becomes: ['+1'],
    why: 'the first bet of a world is 1,000,001: there is no bet 1 either',
  },
  {
    file: 'mock-server/src/features/betting/betting.routes.ts',
    line: 'registerCall(api, getOddsCall, ({ world }) => oddsToWire(world.config.oddsThousandths), {',
    becomes: ['{}'],
    why: 'a reply without a name is made anew for each call: the name saves that work',
  },
  {
    file: 'mock-server/src/features/betting/betting.routes.ts',
    line: 'replyName: ({ world }) => nameOf(world.config.oddsThousandths),',
    becomes: ['() => undefined'],
    why: 'a reply without a name is made anew for each call: the name saves that work',
  },
  {
    file: 'mock-server/src/features/betting/betting.routes.ts',
    line: 'function nameOf(list: readonly number[]): string {',
    becomes: ['{}'],
    why: 'a reply without a name is made anew for each call: the name saves that work',
  },
  {
    file: 'mock-server/src/features/betting/betting.routes.ts',
    line: 'const name = names.get(list) ?? list.join();',
    becomes: ['names.get(list) && list.join()'],
    why: 'a reply without a name is made anew for each call: the name saves that work',
  },
  {
    file: 'mock-server/src/features/betting/betting.routes.ts',
    line: 'names.set(list, name);',
    becomes: [';'],
    why: 'a name that is not retained is made again, the same',
  },
  {
    file: 'mock-server/src/control/faults/choose-faults.ts',
    line: 'if (matched.length === 0) return undefined;',
    becomes: ['false'],
    why: 'nothing is hit then, either, and nothing counted: the line saves that work for nearly every call',
  },
  {
    file: 'mock-server/src/control/faults/match-fault.ts',
    line: "return probability === undefined || chance(world, fault, 'hit') < probability;",
    becomes: ["chance(world, fault, 'hit') <= probability"],
    why: 'they differ where the dice fall exactly so: once in four thousand million',
  },
  {
    file: 'mock-server/src/control/faults/patch-reply.ts',
    line: 'return value === REMOVED ? [] : [[name, value]];',
    becomes: ['false'],
    why: 'JSON leaves a symbol out by itself',
  },
  {
    file: 'mock-server/src/http/sessions/token-rotation.ts',
    line: 'if (afterMs !== undefined) handOutToken(request, reply, afterMs);',
    becomes: ['true'],
    why: 'no session is older than a number that is none',
  },
  {
    file: 'mock-server/src/http/sessions/token-rotation.ts',
    line: "const needsSession = request.routeConfig.call?.session === 'required';",
    becomes: ['request.routeConfig.call.session'],
    why: 'only calls of the contract have replies of this kind',
  },
  {
    file: 'mock-server/src/control/history/go-back.ts',
    line: 'leave: (steps) => history.takeBack(steps.at(-1)?.id ?? 0, goer.by, hosted.present),',
    becomes: ['steps.at(-1).id'],
    why: 'there is at least the step that is undone',
  },
  {
    file: 'mock-server/src/control/history/go-back.ts',
    line: 'if (to === undefined || lastBack === undefined)',
    becomes: ['false', 'to === undefined && lastBack === undefined'],
    why: 'a history has both, or neither',
  },
  {
    file: 'mock-server/src/control/history/go-back.ts',
    line: 'const { generation, lastId, ...went } = await hosted.replace(begin, {',
    becomes: ['{}'],
    why: 'both are undefined or false then, too',
  },
  {
    file: 'mock-server/src/control/history/go-back.ts',
    line: 'if (steps.length === wanted.length && last?.id === wanted[0]?.id) return;',
    becomes: ['last.id', 'wanted[0].id'],
    why: 'there is at least the step that is undone',
  },
  {
    file: 'mock-server/src/control/history/calls-lost.ts',
    line: "if (record.kind !== 'call' || record.call === undefined) return false;",
    becomes: ['false'],
    why: 'only what is a call has one',
  },
  {
    file: 'mock-server/src/features/chasing/chase-items.repository.ts',
    line: 'const isBet = betId !== null && status !== null && prizeMicros !== null;',
    becomes: [
      'true',
      'betId !== null || status !== null',
      'betId !== null && status !== null || prizeMicros !== null',
    ],
    why: 'an item has all three of a bet, or none',
  },
  {
    file: 'mock-server/src/features/chasing/chase-item-tasks.ts',
    line: 'const isCancelled = became === CHASE_ITEM_STATUS.cancelled;',
    becomes: ['true'],
    why: 'a chase whose item became a bet is not done yet',
  },
  {
    file: 'mock-server/src/features/chasing/chase-item-tasks.ts',
    line: 'if (isCancelled) finishChaseWhenDone(context, getChase(context.db, item.chaseId));',
    becomes: ['true'],
    why: 'a chase whose item became a bet is not done yet',
  },
  {
    file: 'mock-server/src/features/chasing/advance-chases.ts',
    line: 'if (chase.pausedItems === 0) {',
    becomes: ['false', '{}'],
    why: 'without a paused item there is nothing to decide: the line saves reading the items',
  },
  {
    file: 'mock-server/src/control/snapshots/check-in-thread.ts',
    line: "const ENDING = extname(import.meta.url) === '.ts' ? '.ts' : '.cjs';",
    becomes: ['""'],
    why: 'the other form is that of a bundle, which `server.test.ts` starts',
  },
  {
    file: 'mock-server/src/control/snapshots/check-in-thread.ts',
    line: "const OPTIONS = PROGRAM.pathname.endsWith('.ts') && !process.features.typescript ? ['--import', 'tsx'] : [];",
    becomes: ['[]', '""'],
    why: 'the Node that runs the tests reads TypeScript by itself',
  },
  {
    file: 'mock-server/src/control/snapshots/sound-image.ts',
    line: '} finally {',
    becomes: ['{}'],
    why: 'a database in memory that is not closed goes with the garbage, later',
  },
  {
    file: 'mock-server/src/control/snapshots/sound-image.ts',
    line: 'db.close();',
    becomes: [';'],
    why: 'a database in memory that is not closed goes with the garbage, later',
  },
  {
    file: 'mock-server/src/control/snapshots/sound-image.ts',
    line: 'function checked(db: Database, { migrations, withAudit, knownBroken = [] }: Checks): SoundImage {',
    becomes: ['["Stryker was here"]'],
    why: 'no rule is called that',
  },
  {
    file: 'mock-server/src/control/snapshots/portable-image.ts',
    line: '} finally {',
    becomes: ['{}'],
    why: 'a database in memory that is not closed goes with the garbage, later',
  },
  {
    file: 'mock-server/src/control/snapshots/portable-image.ts',
    line: 'db.close();',
    becomes: [';'],
    why: 'a database in memory that is not closed goes with the garbage, later',
  },
  {
    file: 'mock-server/src/control/snapshots/compare-states.ts',
    line: '} finally {',
    becomes: ['{}'],
    why: 'a database in memory that is not closed goes with the garbage, later',
  },
  {
    file: 'mock-server/src/control/snapshots/compare-states.ts',
    line: 'db.close();',
    becomes: [';'],
    why: 'a database in memory that is not closed goes with the garbage, later',
  },
  {
    file: 'mock-server/src/control/snapshots/compare-states.ts',
    line: "const userName = (after ?? before)?.userName ?? '';",
    becomes: ['"Stryker was here!"', '(after ?? before).userName'],
    why: 'a player who differs is in one of both',
  },
  {
    file: 'mock-server/src/control/snapshots/snapshot-store.ts',
    line: 'read: async ({ name }) => snapshots.get(name)?.image ?? Buffer.alloc(0),',
    becomes: ['snapshots.get(name).image'],
    why: 'one that is listed is there',
  },
  {
    file: 'mock-server/src/control/snapshots/snapshot-store.ts',
    line: 'list: () => (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) => readFileName(folder, file)),',
    becomes: ['["Stryker was here"]'],
    why: 'what is not named as a snapshot is passed over',
  },
  {
    file: 'mock-server/src/control/snapshots/shared-body.ts',
    line: 'const longer = sharedBytes(needed > most ? needed : Math.min(2 * needed, most), most);',
    becomes: ['needed >= most'],
    why: 'where both are the same so is the smaller one',
  },
  {
    file: 'mock-server/src/control/snapshots/sound-facts.ts',
    line: "return typeof fact === 'object' && fact !== null ? fact : undefined;",
    becomes: ['true', "typeof fact === 'object' || fact !== null"],
    why: 'of what is read on, settings and configuration, each is an object by then',
  },
];
