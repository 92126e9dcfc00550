import { assumedFieldsOf } from '@canada28/shared/contract/assumed-fields.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { ASSUMED_DICT_CODES } from '@canada28/shared/contract/dictionary.contract.ts';

/** Everything that is ours and not yet confirmed (player-api §0, "A"). */
type Assumed = {
  /** Calls of which nothing was seen. */
  readonly calls: readonly string[];
  /** Fields of calls that were seen otherwise, by the path of the call. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Headers, values and behaviour, in words. */
  readonly transport: readonly string[];
};

/** What no schema can carry: headers, single values and behaviour (player-api §1–§3, "A"). */
const ASSUMED_TRANSPORT = [
  'The base path of the game calls.',
  'Request header `lang`: `zh`, `en`, `jp`, `kor` or `cht`; `msg` follows it, `zh` by default.',
  'Request header `x-user-id` of another player than the session’s: code 403.',
  'Request header `Idempotency-Key`: the same key and body get the first answer again, another body gets code 400.',
  'Reply headers `x-demo`, `x-demo-clock`, `x-demo-crowd` and `x-demo-over`: marks of this mock.',
  '`pageNo`, `pageSize` and `days` on the game lists: a longer reply than `pageSize` means that a server does not page.',
  '`userSex` 3 (secrecy).',
  'Status −3 (cancelled) of a deposit.',
  `Dictionary codes ${Object.values(ASSUMED_DICT_CODES)
    .map((code) => `\`${code}\``)
    .join(', ')}.`,
] as const;

/** Lists what to compare when the real document appears. */
export function listAssumed(calls: readonly Call[]): Assumed {
  const isOurs = ({ origins }: Call) => origins.every((origin) => origin === 'assumed');
  const fields = calls
    .filter((call) => !isOurs(call))
    .map((call) => [call.path, assumedFieldsOf(call)] as const)
    .filter(([, names]) => names.length > 0);
  return {
    calls: calls.filter(isOurs).map(({ path }) => path),
    fields: Object.fromEntries(fields),
    transport: ASSUMED_TRANSPORT,
  };
}
