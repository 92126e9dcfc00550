import { resolve } from 'node:path';
import { UPSTREAM_URL, type WantedWorld } from '@canada28/shared/control/worlds.control.ts';
import { readArgs, refusalWith } from '../lib/command-line.ts';

/** What answers the players of the world: another server, or a recording. */
export type ProxySource =
  | {
      readonly kind: 'upstream';
      readonly upstream: NonNullable<WantedWorld['upstream']>;
    }
  | { readonly kind: 'recording'; readonly file: string };

export type ProxyOptions = {
  readonly source: ProxySource;
  readonly reportFolder: string;
  readonly acceptFile: string | undefined;
  /** Whether new findings are added to that file. */
  readonly writesAccepted: boolean;
};

const USAGE = `npm run proxy -- --upstream https://staging.example.com [options]
npm run proxy -- --replay FILE [options]

  --upstream URL   that server answers: the world "upstream" of this mock passes calls on to it
  --allow-writes   lets calls through that move money; otherwise they are refused
  --insecure       believes any certificate
  --replay FILE    a recording answers: a HAR of Chromium, Firefox, Playwright or a journal; the world is "recording"
  --accept FILE    differences that are known: {"accepted": [{"id", "reason", "until"?: "2026-12-31"}]}
  --write          Ctrl-C adds to that file what was accepted in the console, and what is new, with an empty reason
  --report DIR     where Ctrl-C writes drift.json, drift.html, drift.sarif and junit.xml; drift-report unless given

The settings of npm start (PORT, DATABASE_PATH, …) hold here, too.
Exit code: 0 nothing new differs, 1 something does, 2 it could not be tried.`;

const refuse = refusalWith(USAGE);

/** Reads the command line; paths are those of the folder in which it was typed. */
export function readProxyOptions(args: readonly string[], folder: string): ProxyOptions {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const values = readArgs(
    args,
    {
      ...{ upstream: text, replay: text, report: text, accept: text },
      ...{ write: flag, 'allow-writes': flag, insecure: flag },
    },
    refuse,
  );
  const { report = 'drift-report', accept, write: writesAccepted } = values;
  if (writesAccepted && accept === undefined) return refuse('--write needs --accept FILE.');
  return {
    source: sourceOf(values, folder),
    reportFolder: resolve(folder, report),
    acceptFile: accept === undefined ? undefined : resolve(folder, accept),
    writesAccepted,
  };
}

type SourceValues = {
  readonly upstream?: string | undefined;
  readonly replay?: string | undefined;
  readonly 'allow-writes': boolean;
  readonly insecure: boolean;
};

function sourceOf(values: SourceValues, folder: string): ProxySource {
  const { upstream: url, replay, 'allow-writes': allowWrites, insecure } = values;
  if (url !== undefined && replay === undefined) {
    if (!new RegExp(UPSTREAM_URL).test(url) || !URL.canParse(url))
      return refuse(
        `--upstream is "${url}", but must be an address like https://staging.example.com, without a query.`,
      );
    return { kind: 'upstream', upstream: { url, allowWrites, insecure } };
  }
  if (replay === undefined || url !== undefined) return refuse('Either --upstream or --replay is needed.');
  if (allowWrites || insecure) return refuse('--allow-writes and --insecure go with --upstream.');
  return { kind: 'recording', file: resolve(folder, replay) };
}
