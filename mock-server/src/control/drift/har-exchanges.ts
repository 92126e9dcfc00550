import { ALL_CALLS } from '@canada28/shared/contract/all-calls.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { parsedJson } from '@canada28/shared/contract/json-text.ts';
import { type BasePaths, DEFAULT_BASE_PATHS, type Exchange } from '@canada28/shared/drift/exchange.ts';
import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';

/** The part of HAR 1.2 that is read; every writer has it, and fields of its own besides. */
const headers = Type.Array(Type.Object({ name: Type.String(), value: Type.String() }));
const harFile = Type.Object({
  log: Type.Object({
    entries: Type.Array(
      Type.Object({
        request: Type.Object({
          method: Type.String(),
          url: Type.String(),
          headers,
          postData: Type.Optional(Type.Object({ text: Type.Optional(Type.String()) })),
        }),
        response: Type.Object({
          status: Type.Number(),
          headers,
          content: Type.Object({
            text: Type.Optional(Type.String()),
            encoding: Type.Optional(Type.String()),
          }),
        }),
        _answeredBy: Type.Optional(Type.String()),
      }),
    ),
  }),
});

type HarEntry = Static<typeof harFile>['log']['entries'][number];

/** An exchange of a file, and its number in it, counted from 1. */
type NumberedExchange = { readonly exchange: Exchange; readonly example: number };

/**
 * The exchanges of a HAR 1.2 file as Chromium, Firefox, Playwright and our journal write it; undefined where it is none. A
 * call that was given up, so that no reply came, tells nothing of the server, nor does one that the mock in between answered.
 */
export function harExchanges(file: string): readonly NumberedExchange[] | undefined {
  const value = parsedJson(file.replace(/^\uFEFF/, ''));
  if (!Check(harFile, value)) return undefined;
  return value.log.entries.flatMap((entry, index) => {
    const exchange = exchangeOf(entry);
    return exchange === undefined ? [] : [{ exchange, example: index + 1 }];
  });
}

/** A longer reply is not judged (control §13). */
const MOST_BODY = 4_000_000;

function exchangeOf({ request, response, _answeredBy }: HarEntry): Exchange | undefined {
  if (_answeredBy === 'mock') return undefined;
  // A browser writes 0, and Firefox -1 or 0, where no reply came.
  if (response.status <= 0 || !URL.canParse(request.url)) return undefined;
  const { pathname, search } = new URL(request.url);
  const body = bodyOf(response.content);
  return {
    method: request.method,
    path: pathname + search,
    requestHeaders: textsOf(request.headers),
    requestBody: request.postData?.text,
    status: response.status,
    replyHeaders: textsOf(response.headers),
    replyBody: (body?.length ?? 0) > MOST_BODY ? undefined : body,
  };
}

/** Undefined where the writer left it out, as browsers do with replies that they no longer have. */
function bodyOf({ text, encoding }: HarEntry['response']['content']): string | undefined {
  return text !== undefined && encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text;
}

/** By their names in small letters; one that came several times is a line each. */
function textsOf(list: Static<typeof headers>): Record<string, string> {
  const texts = new Map<string, string>();
  for (const { name, value } of list) {
    const before = texts.get(name.toLowerCase());
    texts.set(name.toLowerCase(), before === undefined ? value : `${before}\n${value}`);
  }
  return Object.fromEntries(texts);
}

const CALLS: readonly Call[] = ALL_CALLS;

/** Where the calls of a recording stand: what the most of its paths have before that of a call. */
export function basePathsIn(exchanges: readonly NumberedExchange[]): BasePaths {
  const found = { player: new Map<string, number>(), game: new Map<string, number>() };
  for (const { exchange } of exchanges) {
    const [path = ''] = exchange.path.split('?');
    const call = CALLS.find((one) => path.endsWith(`/${one.path}`));
    if (call === undefined) continue;
    const base = path.slice(0, -call.path.length - 1);
    found[call.base].set(base, (found[call.base].get(base) ?? 0) + 1);
  }
  const player = mostFrequent(found.player) ?? DEFAULT_BASE_PATHS.player;
  return { player, game: mostFrequent(found.game) ?? `${player}/game` };
}

function mostFrequent(counts: ReadonlyMap<string, number>): string | undefined {
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
