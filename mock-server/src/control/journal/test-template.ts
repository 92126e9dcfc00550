/** What a field is called that holds an id: the copied test takes such ones from this run where chance decides them. */
export const ID_NAME = /(id|code|no)$/i;

/** What every copied test begins with: how its steps are carried out. Plain TypeScript for vitest and supertest (control §7). */
export const TEST_HEAD = `import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';

const mock = supertest(process.env.MOCK_URL ?? 'SERVER_URL');
const controlToken = process.env.MOCK_CONTROL_TOKEN;
const control = controlToken === undefined ? {} : { authorization: \`Bearer \${controlToken}\` };
let world = '';

/** What stands for a secret in this file, and what it is in this run; the same for ids of a world that is left to chance. */
const known = new Map<unknown, unknown>(SECRETS);
const sessions = new Map<string, string>();

type Step = {
  readonly method?: string;
  readonly url: string;
  readonly player?: string;
  readonly headers?: Record<string, string>;
  readonly input?: unknown;
};
type Told = { readonly status: number; readonly reply?: unknown };

beforeAll(async () => {
  const made = await mock.post('/__mock/worlds').set(control).send(WORLD);
  expect(made.body).toMatchObject({ code: 200 });
  world = made.body.data.name;
});

afterAll(() => mock.delete(\`/__mock/worlds/\${world}\`).set(control));

/** The same value with this run's secrets and ids in it. */
function filled(value: unknown): unknown {
  if (known.has(value)) return known.get(value);
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner)]));
}

/** Takes secrets, and ids that differ, from what came in the place of what was told. */
function learn(told: unknown, came: unknown, name = ''): void {
  const isSecret = typeof told === 'string' && told.startsWith('•••');
  const isId = ${ID_NAME}.test(name) && ['string', 'number'].includes(typeof told);
  if (told !== came && (isSecret || (isId && !HAS_SEED))) known.set(told, came);
  if (typeof told !== 'object' || told === null || typeof came !== 'object' || came === null) return;
  for (const [field, inner] of Object.entries(told)) learn(inner, Object(came)[field], field);
}

/** Lets the world come to a moment. */
async function at(ms: number): Promise<void> {
  const moved = await mock.post('/__mock/clock').set({ ...control, 'x-world': world }).send({ set: ms });
  expect(moved.body).toMatchObject({ code: 200 });
}

async function logIn(player: string): Promise<string> {
  const body = { uname: player, password: 'DEMO_PASSWORD', code: '', type: '1' };
  const reply = await mock.post('LOGIN_URL').set('x-world', world).send(body);
  return String(reply.body.data?.tokenValue);
}

function send({ method = 'POST', url, player, headers, input }: Step, token?: string) {
  const verb = method.toLowerCase() as 'post' | 'get' | 'put' | 'patch' | 'delete';
  const own = url.startsWith('/__mock/') ? control : {};
  const session = token === undefined ? {} : { 'P-Token': token };
  const request = mock[verb](url).set({ ...headers, ...own, ...session, 'x-world': world });
  return input === undefined ? request : request.send(Object(filled(input)));
}

/** Does a step as it was done; answers what came. */
async function carryOut(step: Step) {
  const { player } = step;
  if (player !== undefined && !sessions.has(player)) sessions.set(player, await logIn(player));
  const reply = await send(step, player === undefined ? undefined : sessions.get(player));
  const { userName, tokenValue } = reply.body.data ?? {};
  if (typeof tokenValue === 'string') sessions.set(userName, tokenValue);
  const renewed = reply.headers['new-token'];
  if (player !== undefined && renewed !== undefined) sessions.set(player, renewed);
  return { status: reply.status, reply: reply.text === '' ? undefined : jsonOr(reply.text) };
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What came before the steps that are held to anything; of its reply a later one needs no more than this. */
async function before(step: Step, learned?: unknown): Promise<void> {
  learn(learned, (await carryOut(step)).reply);
}

/** A step whose reply is what it was. */
async function holds(step: Step, told: Told): Promise<void> {
  const came = await carryOut(step);
  learn(told.reply, came.reply);
  if (HAS_SEED) expect({ url: step.url, ...came }).toEqual({ url: step.url, ...Object(filled(told)) });
  // Chance decides the rest in this world: it was made without a seed.
  else expect([step.url, came.status, codeOf(came.reply)]).toEqual([step.url, told.status, codeOf(told.reply)]);
}

function codeOf(reply: unknown): unknown {
  return Object(reply).code;
}

/** A step whose connection closes without a reply. */
async function isLost(step: Step): Promise<void> {
  const token = step.player === undefined ? undefined : sessions.get(step.player);
  await expect(send(step, token).then((reply) => reply.text)).rejects.toThrow();
}
`;
