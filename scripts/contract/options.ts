import { parseArgs } from 'node:util';
import { ExpectedFailure } from '../lib/expected-failure.mjs';

/** What to check, and how far the check may go. */
export type Options = {
  /** Origin of the server, without a path. */
  readonly target: string;
  /** Base paths of the player and the game calls on that server. */
  readonly basePaths: { readonly player: string; readonly game: string };
  readonly account: { readonly name: string; readonly password: string } | undefined;
  readonly payPassword: string | undefined;
  readonly allowsWrites: boolean;
  readonly isJson: boolean;
  readonly timeoutMs: number;
};

const USAGE = `npm run contract -- --target http://localhost:2828 [options]

  --account NAME:PASSWORD   a test account of that server: calls that need a session are checked too
  --pay-password DIGITS     its transaction password, for the calls that demand it
  --allow-writes            changes things and moves money on the test account; without --account it opens one
  --base PATH               base of the player calls, ${'/player-api/player'} unless given
  --game-base PATH          base of the game calls, BASE/game unless given
  --timeout SECONDS         how long to wait for each answer, 10 unless given
  --json                    the whole report as JSON`;

/** Reads the command line; what is wrong with it is told together with the usage. */
export function readOptions(args: readonly string[]): Options {
  const values = parse(args);
  const player = pathOf(values.base ?? '/player-api/player');
  return {
    target: originOf(values.target),
    basePaths: { player, game: pathOf(values['game-base'] ?? `${player}/game`) },
    account: accountOf(values.account),
    payPassword: values['pay-password'],
    allowsWrites: values['allow-writes'],
    isJson: values.json,
    timeoutMs: secondsOf(values.timeout ?? '10') * 1000,
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    target: text,
    account: text,
    'pay-password': text,
    base: text,
    'game-base': text,
    timeout: text,
    'allow-writes': flag,
    json: flag,
  };
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function originOf(target: string | undefined): string {
  if (target === undefined) return refuse('--target is missing.');
  if (!URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol))
    return refuse(`--target is "${target}", but must be an address like http://localhost:2828.`);
  return new URL(target).origin;
}

function pathOf(path: string): string {
  return /^(\/[\w.-]+)+$/.test(path) ? path : refuse(`"${path}" is no path like /player-api/player.`);
}

function accountOf(text: string | undefined): Options['account'] {
  if (text === undefined) return undefined;
  const [name = '', ...password] = text.split(':');
  if (name === '' || password.length === 0) return refuse('--account must be NAME:PASSWORD.');
  return { name, password: password.join(':') };
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  return seconds > 0 ? seconds : refuse(`--timeout is "${text}", but must be a number of seconds.`);
}

function refuse(reason: string): never {
  throw new ExpectedFailure(`${reason}\n\n${USAGE}`);
}
