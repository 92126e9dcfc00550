import type { Exchange } from '@canada28/shared/drift/exchange.ts';
import type { JournalRecord } from './journal.ts';
import type { HeaderValues } from './mask-secrets.ts';
import { inputOf } from './retained-input.ts';

/** A call that was recorded, as the judge reads it; undefined where the caller got no reply. */
export function exchangeOf(record: Extract<JournalRecord, { kind: 'call' }>): Exchange | undefined {
  const { method, url, headers, status, replyHeaders, reply } = record;
  if (status === undefined) return undefined;
  const input = inputOf(record);
  return {
    method,
    path: url,
    requestHeaders: headerTextsOf(headers),
    requestBody: input === undefined ? undefined : JSON.stringify(input),
    status,
    replyHeaders: headerTextsOf({ ...replyHeaders?.common, ...replyHeaders?.own }),
    replyBody: reply === undefined ? undefined : String(reply),
  };
}

/** Headers as the judge reads them: one that came several times is a line each. */
export function headerTextsOf(headers: HeaderValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join('\n')]),
  );
}
