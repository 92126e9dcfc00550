import { type BasePaths, DEFAULT_BASE_PATHS } from '@canada28/shared/drift/exchange.ts';
import { readArgs, refusalWith } from '../lib/command-line.ts';
import type { Server } from './ask.ts';

/** A test account of the server. */
export type Account = { readonly name: string; readonly password: string };

/** Where the exchanges come from. */
type Source =
  | {
      readonly kind: 'target';
      readonly server: Server;
      readonly account: Account | undefined;
      readonly payPassword: string | undefined;
      readonly allowsWrites: boolean;
    }
  | {
      readonly kind: 'har';
      readonly file: string;
      /** Undefined: as the addresses in the file tell. */
      readonly basePaths: BasePaths | undefined;
    };

/** What to check, and what to make of it. */
export type Options = {
  readonly source: Source;
  readonly reportFolder: string | undefined;
  readonly acceptFile: string | undefined;
  /** Whether new findings are added to that file. */
  readonly writesAccepted: boolean;
  readonly isJson: boolean;
  /** Where the settings are written that a recording tells. */
  readonly adoptFile: string | undefined;
};

const USAGE = `npm run contract -- --target http://localhost:2828 [options]
npm run contract -- --har FILE [options]
npm run contract -- --export DIR [--base PATH] [--game-base PATH]

  --account NAME:PASSWORD   a test account of the target: calls that need a session are checked too
  --pay-password DIGITS     its transaction password, for the calls that demand it
  --allow-writes            changes things and moves money on the test account; without --account it opens one
  --timeout SECONDS         how long to wait for each answer, 10 unless given
  --base PATH               base of the player calls, ${DEFAULT_BASE_PATHS.player} unless given; of a file as it tells
  --game-base PATH          base of the game calls, BASE/game unless given
  --report DIR              writes drift.json, drift.html, drift.sarif and junit.xml
  --accept FILE             findings that are known: {"accepted": [{"id", "reason", "until"?: "2026-12-31"}]}
  --write                   adds what is new to that file, with an empty reason
  --adopt OUT.json          of a file: writes the settings that it tells, for POST /__mock/worlds
  --json                    prints drift.json instead of a text
  --export DIR              checks nothing: writes the contract as openapi.json, player-api.d.ts and schemas/NAME.json

Exit code: 0 nothing new differs, 1 something does, 2 it could not be tried.`;

const refuse = refusalWith(USAGE);

/** Reads the command line; what is wrong with it is told together with the usage. */
export function readOptions(args: readonly string[]): Options {
  const values = parse(args);
  if (values.write && values.accept === undefined) return refuse('--write needs --accept FILE.');
  if (values.adopt !== undefined && values.har === undefined) return refuse('--adopt goes with --har.');
  return {
    source: sourceOf(values),
    reportFolder: values.report,
    acceptFile: values.accept,
    writesAccepted: values.write,
    isJson: values.json,
    adoptFile: values.adopt,
  };
}

/** Where the contract is written to, and where its calls stand. */
export type Export = { readonly folder: string; readonly basePaths: BasePaths };

/** Undefined where the command line asks for a check. */
export function readExport(args: readonly string[]): Export | undefined {
  const values = parse(args);
  const { export: folder, base: _, 'game-base': __, ...ofChecks } = values;
  if (folder === undefined) return undefined;
  if (Object.values(ofChecks).some((value) => value !== undefined && value !== false))
    return refuse('--export checks nothing: only --base and --game-base go with it.');
  return { folder, basePaths: givenPaths(values) ?? DEFAULT_BASE_PATHS };
}

type Values = ReturnType<typeof parse>;

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    target: text,
    har: text,
    export: text,
    account: text,
    'pay-password': text,
    base: text,
    'game-base': text,
    timeout: text,
    'allow-writes': flag,
    report: text,
    accept: text,
    write: flag,
    adopt: text,
    json: flag,
  };
  return readArgs(args, options, refuse);
}

function sourceOf(values: Values): Source {
  const { target, har } = values;
  if ((target === undefined) === (har === undefined))
    return refuse('Either --target, --har or --export is needed.');
  if (har !== undefined) return { kind: 'har', file: har, basePaths: givenPaths(values) };
  const basePaths = givenPaths(values) ?? DEFAULT_BASE_PATHS;
  return {
    kind: 'target',
    server: {
      target: originOf(target ?? ''),
      basePaths,
      timeoutMs: secondsOf(values.timeout ?? '10') * 1000,
    },
    account: accountOf(values.account),
    payPassword: values['pay-password'],
    allowsWrites: values['allow-writes'],
  };
}

function givenPaths({ base, 'game-base': game }: Values): BasePaths | undefined {
  if (base === undefined && game === undefined) return undefined;
  return pathsBelow(pathOf(base ?? DEFAULT_BASE_PATHS.player), game);
}

function pathsBelow(player: string, game = `${player}/game`): BasePaths {
  return { player, game: pathOf(game) };
}

function originOf(target: string): string {
  const url = URL.canParse(target) ? new URL(target) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    return refuse(`--target is "${target}", but must be an address like http://localhost:2828.`);
  if (url.href !== `${url.origin}/`)
    return refuse(
      `--target is "${target}", but must be ${url.origin} alone: --base says where its calls stand.`,
    );
  return url.origin;
}

function pathOf(path: string): string {
  return /^(\/[\w.-]+)+$/.test(path) ? path : refuse(`"${path}" is no path like /player-api/player.`);
}

function accountOf(text: string | undefined): Account | undefined {
  if (text === undefined) return undefined;
  const [name = '', ...password] = text.split(':');
  if (name === '' || password.length === 0) return refuse('--account must be NAME:PASSWORD.');
  return { name, password: password.join(':') };
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  return seconds > 0 ? seconds : refuse(`--timeout is "${text}", but must be a number of seconds.`);
}
