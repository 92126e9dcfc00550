import { expect, onTestFinished, test } from 'vitest';
import { type Planted, startForeignServer } from '../../client/e2e/foreign/foreign-server.ts';
import { ExpectedFailure } from '../lib/expected-failure.mjs';
import { readOptions } from './options.ts';
import { runContract } from './run-contract.ts';

async function foreign(...planted: readonly Planted[]) {
  const server = await startForeignServer({ planted });
  onTestFinished(server.close);
  return server;
}

function check(origin: string, ...options: string[]) {
  return runContract(['--target', origin, ...options], { today: '2026-11-26', runId: '28a1' });
}

test.each([
  ['linmei:another-28', '--account is refused: user/login answers 90006 "Wrong password".'],
  ['linmay:maple-28', '--account is refused: user/login answers 800000 "No such account".'],
])('an account that is not let in, such as %s, is a mistake of the caller', async (account, sentence) => {
  const { origin } = await foreign();
  await expect(check(origin, '--account', account)).rejects.toThrow(new ExpectedFailure(sentence));
});

test('a transaction password that is wrong is a mistake of the caller, and the session is closed', async () => {
  const { origin, asked } = await foreign();
  const options = ['--account', 'linmei:maple-28', '--pay-password', '9999', '--allow-writes'];
  await expect(check(origin, ...options)).rejects.toThrow(
    new ExpectedFailure('--pay-password is refused: user/changePayPassword answers 90006 "Wrong password".'),
  );
  expect(asked.at(-1)?.path).toBe('user/logout');
});

test('a server that does not let in is told as such where the account may be right, a missing account as that', async () => {
  const { origin } = await foreign({
    path: 'user/login',
    change: (reply) => Object.assign(reply, { status: 502 }),
  });
  const { text, exitCode } = await check(origin, '--account', 'linmei:maple-28');
  expect(text).toContain('wallet/getMyWallet: skipped, needs a session: the account did not get one');
  expect(text).not.toContain('needs a session: --account');
  expect(exitCode).toBe(1);
  expect((await check(origin)).text).toContain('wallet/getMyWallet: skipped, needs a session: --account');
});

test('a server that refuses the account that the check has opened differs', async () => {
  const body = { code: 90006, data: null, msg: 'Wrong password' };
  const { origin } = await foreign({
    path: 'user/login',
    change: (reply) => Object.assign(reply, { body }),
  });
  const { report } = await check(origin, '--allow-writes');
  expect(report.findings.map(({ id }) => id)).toContain('user/login#reply.code#code');
});

test.each([
  [['--account', 'a:b'], /^Either --target, --har or --export is needed\./],
  [['--target', 'http://localhost', '--har', 'a.har'], /^Either --target, --har or --export is needed\./],
  [['--target', 'localhost'], /^--target is "localhost", but must be an address/],
  [
    ['--target', 'http://localhost/app'],
    /^--target is "http:\/\/localhost\/app", but must be http:\/\/localhost alone: --base /,
  ],
  [['--target', 'http://localhost', '--account', 'linmei'], /^--account must be NAME:PASSWORD\./],
  [['--target', 'http://localhost', '--base', 'api'], /^"api" is no path/],
  [['--target', 'http://localhost', '--timeout', 'soon'], /^--timeout is "soon"/],
  [['--target', 'http://localhost', '--write'], /^--write needs --accept FILE\./],
  [['--target', 'http://localhost', '--fast'], /--fast/],
])('the command line %j is refused in words, with the usage', (line, sentence) => {
  expect(() => readOptions(line)).toThrow(sentence);
  expect(() => readOptions(line)).toThrow('npm run contract -- --target');
});
