import { SECRET_MARK } from '@canada28/shared/control/journal.control.ts';

/** What a field is called that holds an id: the copied test takes such ones from this run where chance decides them. */
export const ID_NAME = /(id|code|no)$/i;

/** What the steps of a copied test are in need of. */
export type TestNeeds = {
  /** Where it finds the server unless it is told. */
  readonly serverUrl: string;
  /** What its world is made of, and the stand-ins for secrets, as they are written there. */
  readonly world: string;
  readonly standIns: string;
  readonly hasSeed: boolean;
  /** The language of all calls; undefined where each says its own. */
  readonly lang: string | undefined;
  /** Secrets or ids that are others in each run. */
  readonly learns: boolean;
  /** Which of its helper functions are used. */
  readonly helpers: ReadonlySet<string>;
  readonly hasPlayers: boolean;
  /** Whether a player logs in by a link, or by none of the steps. */
  readonly logsIn: boolean;
  readonly hasControls: boolean;
  /** Ids that may be others in each run, in addresses. */
  readonly hasIdsInUrls: boolean;
  readonly hasMethods: boolean;
  /** Replies that are no JSON. */
  readonly hasTexts: boolean;
};

/** What a copied test begins with: how its steps are carried out, and nothing that they do not need (control §7). */
export function testHead(needs: TestNeeds): string {
  const parts = [
    IMPORTS,
    settings(needs),
    types(needs),
    worldOf(needs),
    needs.learns && FILLED,
    needs.learns && learning(needs),
    needs.helpers.has('at') && AT,
    needs.logsIn && LOG_IN,
    needs.hasTexts && READ,
    sending(needs),
    carrying(needs),
    needs.helpers.has('before') && before(needs),
    needs.helpers.has('holds') && holds(needs),
    needs.helpers.has('isLost') && IS_LOST,
    needs.helpers.has('joins') && JOINS,
    needs.helpers.has('opens') && OPENS,
  ];
  return parts.filter((part) => part !== false).join('\n\n');
}

/** Lines, of which those that do not apply are left out. */
function lines(...some: readonly (string | false)[]): string {
  return some.filter((line) => line !== false).join('\n');
}

const IMPORTS = `import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';`;

function settings({ serverUrl, learns, hasSeed, standIns, hasPlayers }: TestNeeds): string {
  const ids = hasSeed ? '' : '; the same for ids, which may be others';
  return lines(
    `const mock = supertest(process.env.MOCK_URL ?? '${serverUrl}');`,
    'const controlToken = process.env.MOCK_CONTROL_TOKEN;',
    `const control = controlToken === undefined ? {} : { authorization: \`Bearer \${controlToken}\` };`,
    "let world = '';",
    learns && `\n/** What stands for a secret in this file, and what it is in this run${ids}. */`,
    learns && `const known = new Map<unknown, unknown>(${standIns});`,
    hasPlayers && '\n/** The token of each player. */\nconst sessions = new Map<string, string>();',
  );
}

function types({ helpers, hasPlayers, hasMethods }: TestNeeds): string {
  return lines(
    'type Step = {',
    hasMethods && '  readonly method?: string;',
    '  readonly url: string;',
    hasPlayers && '  readonly player?: string;',
    '  readonly headers?: Record<string, string>;',
    '  readonly input?: unknown;',
    '};',
    helpers.has('holds') && 'type Told = { readonly status: number; readonly reply?: unknown };',
  );
}

function worldOf({ world }: TestNeeds): string {
  return `beforeAll(async () => {
  const made = await mock.post('/__mock/worlds').set(control).send(${world});
  expect(made.body).toMatchObject({ code: 200 });
  world = made.body.data.name;
});

afterAll(() => mock.delete(\`/__mock/worlds/\${world}\`).set(control));`;
}

const FILLED = `/** The same value with what is known of this run in it. */
function filled(value: unknown): unknown {
  if (known.has(value)) return known.get(value);
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner)]));
}`;

function learning({ hasSeed }: TestNeeds): string {
  if (hasSeed)
    return `/** Takes secrets from what came in the place of what was told. */
function learn(told: unknown, came: unknown): void {
  if (typeof told === 'string' && told.startsWith('${SECRET_MARK} ')) known.set(told, came);
  if (typeof told !== 'object' || told === null || typeof came !== 'object' || came === null) return;
  for (const [field, inner] of Object.entries(told)) learn(inner, Object(came)[field]);
}`;
  return `/** Takes secrets, and ids that differ, from what came in the place of what was told. */
function learn(told: unknown, came: unknown, name = ''): void {
  const isSecret = typeof told === 'string' && told.startsWith('${SECRET_MARK} ');
  const isId = ${ID_NAME}.test(name) && ['string', 'number'].includes(typeof told);
  if (told !== came && (isSecret || isId)) known.set(told, came);
  if (typeof told !== 'object' || told === null || typeof came !== 'object' || came === null) return;
  for (const [field, inner] of Object.entries(told)) learn(inner, Object(came)[field], field);
}`;
}

const AT = `/** Lets the world come to a moment. */
async function at(moment: string): Promise<void> {
  const moved = await mock.post('/__mock/clock').set({ ...control, 'x-world': world }).send({ set: moment });
  expect(moved.body).toMatchObject({ code: 200 });
}`;

const LOG_IN = `/** Logs a player in as a link does, whatever their password is; answers the token. */
async function logIn(player: string): Promise<string> {
  const body = { world, as: player };
  const reply = await mock.post('/__mock/open').set({ ...control, 'x-world': world }).send(body);
  return String(reply.body.data?.storage.token);
}`;

const READ = `/** Reads a reply as JSON, or as the text that is none. */
function read(reply: supertest.Response, done: (error: Error | null, body: unknown) => void): void {
  reply.text = '';
  reply.setEncoding('utf8');
  reply.on('data', (part: string) => {
    reply.text += part;
  });
  reply.on('end', () => done(null, jsonOr(reply.text)));
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}`;

function sending(needs: TestNeeds): string {
  const { lang, learns, logsIn, hasPlayers, hasControls, hasIdsInUrls, hasMethods, hasTexts } = needs;
  const named = ['url', hasPlayers && 'player', 'headers', 'input'].filter(Boolean).join(', ');
  const own = [hasControls && '...own, ', hasPlayers && '...session, '].filter(Boolean).join('');
  const input = learns ? 'filled(input)' : 'input';
  return lines(
    `async function send({ ${hasMethods ? "method = 'POST', " : ''}${named} }: Step) {`,
    hasMethods && "  const verb = method.toLowerCase() as 'post' | 'get' | 'put' | 'patch' | 'delete';",
    logsIn &&
      '  if (player !== undefined && !sessions.has(player)) sessions.set(player, await logIn(player));',
    hasIdsInUrls && '  const address = url.replaceAll(/\\d+/g, (id) => String(known.get(Number(id)) ?? id));',
    hasControls && "  const own = url.startsWith('/__mock/') ? control : {};",
    hasPlayers && "  const session = player === undefined ? {} : { 'P-Token': sessions.get(player) ?? '' };",
    `  const request = ${posting(needs)}.set({ ${lang === undefined ? '' : `lang: '${lang}', `}...headers, ${own}'x-world': world });`,
    hasTexts && '  request.buffer().parse(read);',
    `  return input === undefined ? request : request.send(Object(${input}));`,
    '}',
  );
}

function posting({ hasMethods, hasIdsInUrls }: TestNeeds): string {
  const address = hasIdsInUrls ? 'address' : 'url';
  return hasMethods ? `mock[verb](${address})` : `mock.post(${address})`;
}

function carrying({ hasPlayers }: TestNeeds): string {
  return lines(
    '/** Does a step as it was done; answers what came. */',
    'async function carryOut(step: Step) {',
    '  const reply = await send(step);',
    hasPlayers && SESSIONS,
    "  return { status: reply.status, reply: reply.text === '' ? undefined : reply.body };",
    '}',
  );
}

const SESSIONS = `  const { userName, tokenValue } = reply.body?.data ?? {};
  if (typeof tokenValue === 'string') sessions.set(userName, tokenValue);
  const renewed = reply.headers['new-token'];
  if (step.player !== undefined && renewed !== undefined) sessions.set(step.player, renewed);`;

function before({ learns }: TestNeeds): string {
  if (!learns)
    return `/** What came before the steps that are held to anything. */
async function before(step: Step): Promise<void> {
  await carryOut(step);
}`;
  return `/** What came before the steps that are held to anything; of its reply a later one needs no more than this. */
async function before(step: Step, learned?: unknown): Promise<void> {
  learn(learned, (await carryOut(step)).reply);
}`;
}

function holds({ learns, hasSeed }: TestNeeds): string {
  const whole = learns ? 'Object(filled(told))' : 'told';
  return lines(
    hasSeed
      ? '/** A step whose reply is what it was. */'
      : '/** A step whose status and code are what they were: the rest may be another in each run. */',
    'async function holds(step: Step, told: Told): Promise<void> {',
    '  const came = await carryOut(step);',
    learns && '  learn(told.reply, came.reply);',
    hasSeed
      ? `  expect({ url: step.url, ...came }).toEqual({ url: step.url, ...${whole} });`
      : '  const codeOf = (reply: unknown) => Object(reply).code;',
    !hasSeed &&
      '  expect([step.url, came.status, codeOf(came.reply)]).toEqual([step.url, told.status, codeOf(told.reply)]);',
    '}',
  );
}

const JOINS = `/** A visitor joins by an invitation into the world. */
async function joins(nickName?: string): Promise<void> {
  const invited = await mock.post(\`/__mock/worlds/\${world}/invitation\`).set(control);
  const { shortCode } = invited.body.data;
  const joined = await mock.post('/__mock/join').send({ shortCode, nickName });
  expect(joined.body).toMatchObject({ code: 200 });
}`;

const OPENS = `/** A player is logged in by a link. */
async function opens(player: string): Promise<void> {
  sessions.set(player, await logIn(player));
}`;

const IS_LOST = `/** A step whose connection closes without a reply. */
async function isLost(step: Step): Promise<void> {
  await expect(send(step)).rejects.toThrow();
}`;
