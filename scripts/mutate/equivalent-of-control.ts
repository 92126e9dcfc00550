/** A change of a file that makes no difference which a test could see, and why. One of a line that is written again is judged again. */
type Equivalent = {
  /** The line that is changed, without the blanks around it. */
  readonly line: string;
  /** What stands there instead of a part of it: each of these. */
  readonly becomes: readonly string[];
  readonly why: string;
};

/** By their files. */
export type EquivalentByFile = Readonly<Record<string, readonly Equivalent[]>>;

const IT_GOES_LATER = 'a database in memory that is not closed goes with the garbage, later';

const OF_CLOSING: readonly Equivalent[] = [
  { line: '} finally {', becomes: ['{}'], why: IT_GOES_LATER },
  { line: 'db.close();', becomes: [';'], why: IT_GOES_LATER },
];

export const OF_CONTROL: EquivalentByFile = {
  'mock-server/src/control/faults/choose-faults.ts': [
    {
      line: 'if (matched.length === 0) return undefined;',
      becomes: ['false'],
      why: 'nothing is hit then, either, and nothing counted: the line saves that work for nearly every call',
    },
  ],
  'mock-server/src/control/faults/inject-faults.ts': [
    {
      line: "app.decorateRequest('hit', null);",
      becomes: ['""'],
      why: 'undefined is no hit, either: its reply is looked through for secrets, and has none',
    },
    {
      line: 'const mayFail = target !== undefined && faultsOf(request.world).length > 0;',
      becomes: ['true'],
      why: 'what is no target matches no fault, and there is none to match: the line saves that work for nearly every call',
    },
    {
      line: "request.hit = { strike, isSpoilt: false, closed: 'before' };",
      becomes: ['true'],
      why: 'of a connection that is closed no reply is made that could be spoilt',
    },
    {
      line: 'return false;',
      becomes: ['true'],
      why: 'Fastify itself lets nothing go on that is answered, or taken out of its hands',
    },
    {
      line: 'if (bytes <= bodyLimit) chunks.push(chunk);',
      becomes: ['true'],
      why: 'of a body that is too long nothing is told: not to keep it saves memory',
    },
    {
      line: '} catch {',
      becomes: ['{}'],
      why: 'a function that ends without a value answers undefined, too',
    },
    {
      line: 'for (let at = 0; at < body.length; at += 1) {',
      becomes: ['at <= body.length'],
      why: 'no byte is nothing that is sent',
    },
    {
      line: 'reply.hijack();',
      becomes: [';'],
      why: 'what is written to a connection that has been ended is sent nowhere',
    },
    {
      line: "if (socket !== null && !reply.raw.headersSent && BROWSER.test(reply.request.headers['user-agent'] ?? '')) {",
      becomes: ['true', '"Stryker was here!"'],
      why: 'the caller was there a moment ago, and has a socket; no browser has that name',
    },
    {
      line: 'if (tokenHash !== undefined) deleteSession(request.world.db, tokenHash);',
      becomes: ['true'],
      why: 'a fault that ends sessions hits who has one: the condition is there for the compiler',
    },
    {
      line: 'if (ms > 0) await wait(ms, undefined, { signal: closing }).catch(() => undefined);',
      becomes: ['true', 'ms >= 0'],
      why: 'to wait for no time takes a turn of the event loop: the condition saves that',
    },
  ],
  'mock-server/src/control/faults/match-fault.ts': [
    {
      line: "return probability === undefined || chance(world, fault, 'hit') < probability;",
      becomes: ["chance(world, fault, 'hit') <= probability"],
      why: 'they differ where the dice fall exactly so: once in four thousand million',
    },
  ],
  'mock-server/src/control/faults/patch-reply.ts': [
    {
      line: 'return value === REMOVED ? [] : [[name, value]];',
      becomes: ['false'],
      why: 'JSON leaves a symbol out by itself',
    },
  ],
  'mock-server/src/control/history/go-back.ts': [
    {
      line: 'leave: (steps) => history.takeBack(steps.at(-1)?.id ?? 0, goer.by, hosted.present),',
      becomes: ['steps.at(-1).id'],
      why: 'there is at least the step that is undone',
    },
    {
      line: 'if (to === undefined || lastBack === undefined)',
      becomes: ['false', 'to === undefined && lastBack === undefined'],
      why: 'a history has both, or neither',
    },
    {
      line: 'const { generation, lastId, ...went } = await hosted.replace(begin, {',
      becomes: ['{}'],
      why: 'both are undefined or false then, too',
    },
    {
      line: 'if (steps.length === wanted.length && last?.id === wanted[0]?.id) return;',
      becomes: ['last.id', 'wanted[0].id'],
      why: 'there is at least the step that is undone',
    },
  ],
  'mock-server/src/control/history/calls-lost.ts': [
    {
      line: "if (record.kind !== 'call' || record.call === undefined) return false;",
      becomes: ['false'],
      why: 'only what is a call has one',
    },
  ],
  'mock-server/src/control/snapshots/check-in-thread.ts': [
    {
      line: "const ENDING = extname(import.meta.url) === '.ts' ? '.ts' : '.cjs';",
      becomes: ['""'],
      why: 'the other form is that of a bundle, which `server.test.ts` starts',
    },
    {
      line: "const OPTIONS = PROGRAM.pathname.endsWith('.ts') && !process.features.typescript ? ['--import', 'tsx'] : [];",
      becomes: ['[]', '""'],
      why: 'the Node that runs the tests reads TypeScript by itself',
    },
  ],
  'mock-server/src/control/snapshots/sound-image.ts': [
    ...OF_CLOSING,
    {
      line: 'function checked(db: Database, { migrations, withAudit, knownBroken = [] }: Checks): SoundImage {',
      becomes: ['["Stryker was here"]'],
      why: 'no rule is called that',
    },
  ],
  'mock-server/src/control/snapshots/portable-image.ts': [...OF_CLOSING],
  'mock-server/src/control/snapshots/compare-states.ts': [
    ...OF_CLOSING,
    {
      line: "const userName = (after ?? before)?.userName ?? '';",
      becomes: ['"Stryker was here!"', '(after ?? before).userName'],
      why: 'a player who differs is in one of both',
    },
  ],
  'mock-server/src/control/snapshots/snapshot-store.ts': [
    {
      line: 'read: async ({ name }) => snapshots.get(name)?.image ?? Buffer.alloc(0),',
      becomes: ['snapshots.get(name).image'],
      why: 'one that is listed is there',
    },
    {
      line: 'list: () => (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) => readFileName(folder, file)),',
      becomes: ['["Stryker was here"]'],
      why: 'what is not named as a snapshot is passed over',
    },
  ],
  'mock-server/src/control/snapshots/shared-body.ts': [
    {
      line: 'const longer = sharedBytes(needed > most ? needed : Math.min(2 * needed, most), most);',
      becomes: ['needed >= most'],
      why: 'where both are the same so is the smaller one',
    },
  ],
  'mock-server/src/control/snapshots/sound-facts.ts': [
    {
      line: "return typeof fact === 'object' && fact !== null ? fact : undefined;",
      becomes: ['true', "typeof fact === 'object' || fact !== null"],
      why: 'of what is read on, settings and configuration, each is an object by then',
    },
  ],
};
