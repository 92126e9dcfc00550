import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mock, startMock, type World } from '@canada28/mock-server/kit/testing.ts';
import { MOST_FIRST_NOTICES } from '@canada28/shared/control/operator.control.ts';
import type { WorldSettings } from '@canada28/shared/world-settings.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startForeignServer } from '../../client/e2e/foreign/foreign-server.ts';
import { recordVisit } from './foreign/record.ts';
import { runContract } from './run-contract.ts';

let mock: Mock;

beforeAll(async () => {
  mock = await startMock();
});

afterAll(() => mock.close());

const GAME = '/player-api/player/game';
const PLAYER = '/player-api/player';
const LOTTERY = { lotteryId: '1' };

/** What tells the settings of a server, in the order in which it is asked. */
const VISIT = [
  [`${GAME}/findHistoryIssue.do`, { ...LOTTERY, pageSize: 5 }],
  [`${GAME}/findcurIssue.do`, LOTTERY],
  [`${GAME}/getOdds.do`, LOTTERY],
  [`${PLAYER}/deposit/getDepositMethod`, {}],
  [`${PLAYER}/withdraw/getWithdrawMethod`, {}],
  [`${PLAYER}/common/getDictData`, {}],
  [`${PLAYER}/common/getSystemNotice`, {}],
] as const;

async function visit(world: World): Promise<unknown[]> {
  // Ways to withdraw are told once a deposit has succeeded.
  const { headers } = await world.logIn('demo');
  const replies: unknown[] = [];
  for (const [path, input] of VISIT)
    replies.push((await world.request.post(path).set(headers).send(input).expect(200)).body.data);
  return replies;
}

async function adopt(har: string) {
  const folder = mkdtempSync(join(tmpdir(), 'canada28-adopt-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [file, out] = [join(folder, 'visit.har'), join(folder, 'out.json')];
  writeFileSync(file, har);
  const { text } = await runContract(['--har', file, '--adopt', out], { today: '2026-11-26', runId: '1' });
  const wanted: { readonly config: WorldSettings } = JSON.parse(readFileSync(out, 'utf8'));
  return { text, wanted };
}

const TEXT = { zh: '消息', en: 'News', jp: 'お知らせ', kor: '소식', cht: '消息' };
const NEWS = { title: TEXT, content: TEXT };

const ODDS = Array.from({ length: 38 }, (_, playCode) => 2000 + playCode);

const OTHER: WorldSettings = {
  drawIntervalSeconds: 300,
  sealedSeconds: 20,
  drawDelaySeconds: 25,
  maintenance: 'none',
  depositMin: 7,
  depositMax: 777,
  withdrawalMin: 3,
  withdrawalMax: 333,
  withdrawalFeeBasisPoints: 250,
  depositBonusPercent: 9,
  depositBonusMost: 99,
  maxChaseIssues: 17,
  chaseDoubleRule: 'stepped',
  homeOrderCount: 1234,
};

test('a world of the settings that a recording tells answers as the recorded server did', async () => {
  const at = { at: Date.parse('2026-09-16T10:01+08:00'), rate: 0 };
  const other = await mock.createWorld({ ...at, seed: 'other', config: OTHER });
  await other.notice(NEWS);
  const told = await visit(other);
  const { text, wanted } = await adopt(JSON.stringify(await other.journal.har()));
  expect(wanted.config).toMatchObject(OTHER);
  expect(text).toContain('drawIntervalSeconds');
  const world = await mock.createWorld({ ...at, seed: 'other', ...wanted });
  const [, current, ...settings] = await visit(world);
  expect(settings.map(withoutIds)).toEqual(told.slice(2).map(withoutIds));
  const timesOf = (issue: unknown) => {
    const { saleStartTime, saleEndTime, saleDrawTime } = Object(issue);
    return [saleStartTime, saleEndTime, saleDrawTime];
  };
  expect(timesOf(current)).toEqual(timesOf(told[1]));
});

/** Addresses are those of each world. */
function withoutIds(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (name, inner) => (/^(?:id|address)$/.test(name) ? undefined : inner)),
  );
}

test('notices read as they were recorded, in each language that the recording asked for', async () => {
  const other = await mock.createWorld();
  await other.notice(NEWS);
  const ask = (world: World, lang: string) =>
    world.request.post(`${PLAYER}/common/getSystemNotice`).set({ lang }).send({}).expect(200);
  const inKorean = (await ask(other, 'kor')).body.data;
  const inEnglish = (await ask(other, 'en')).body.data;
  const { text, wanted } = await adopt(JSON.stringify(await other.journal.har()));
  expect(text).toContain('notices (4)');
  const world = await mock.createWorld(wanted);
  const again = async (lang: string) => withoutIds((await ask(world, lang)).body.data);
  expect(await again('kor')).toEqual(withoutIds(inKorean));
  expect(await again('en')).toEqual(withoutIds(inEnglish));
  expect(await again('jp')).toEqual(withoutIds(inKorean));
  await world.reset();
  expect(await again('en')).toEqual(withoutIds(inEnglish));
  const demo = await mock.createWorld({ notices: [] });
  expect((await ask(demo, 'en')).body.data).toEqual([]);
});

test('of more notices than a world begins with the newest are adopted, and the rest is told', async () => {
  const other = await mock.createWorld();
  await other.notice({ title: { ...TEXT, zh: '旧消息' }, content: TEXT });
  await other.clock.advance('1m');
  for (let count = 0; count < MOST_FIRST_NOTICES; count += 1) await other.notice(NEWS);
  const ask = (world: World) => world.request.post(`${PLAYER}/common/getSystemNotice`).send({}).expect(200);
  const { data } = (await ask(other)).body;
  const { text, wanted } = await adopt(JSON.stringify(await other.journal.har()));
  expect(text).toContain(`not adopted: the older 4 of ${data.length} notices`);
  const world = await mock.createWorld(wanted);
  const adopted = (await ask(world)).body.data.map(({ title }: { title: string }) => title);
  expect(adopted).toEqual(Array.from({ length: MOST_FIRST_NOTICES }, () => TEXT.zh));
});

test('odds of a recording are those of the world', async () => {
  const other = await mock.createWorld({ config: { oddsThousandths: ODDS } });
  await visit(other);
  const { wanted } = await adopt(JSON.stringify(await other.journal.har()));
  expect(wanted.config.oddsThousandths).toEqual(ODDS);
});

test('what no world can have is told, and not written', async () => {
  const { origin, close } = await startForeignServer({
    planted: [
      {
        path: 'withdraw/getWithdrawMethod',
        change: (reply) => {
          const [method] = Object(reply.body).data;
          const rule = { ...method.rule, charges: 0.5, minAmount: 0.5 };
          reply.body = { ...Object(reply.body), data: [{ ...method, rule }] };
        },
      },
    ],
  });
  onTestFinished(close);
  const { text, wanted } = await adopt(await recordVisit(origin));
  expect(wanted.config).not.toHaveProperty('withdrawalMin');
  expect(text).toContain(
    'not adopted: withdrawalMin is 0.5 there, and must be a whole number from 1 to 1000000.',
  );
  expect(wanted.config.withdrawalFeeBasisPoints).toBe(50);
  await expect(mock.createWorld(wanted)).resolves.toBeDefined();
});

test('--adopt goes with a file alone', async () => {
  const run = { today: '2026-11-26', runId: '1' };
  await expect(runContract(['--target', 'http://localhost:1', '--adopt', 'o.json'], run)).rejects.toThrow(
    '--adopt goes with --har.',
  );
});
