/**
 * What of our contract a server has that knows nothing of us: the known and observed calls and fields only, issues
 * spelled in lower case, game lists that do not page (player-api §0, §1).
 */
import { ALL_CALLS } from '@canada28/shared/contract/all-calls.ts';
import { assumedFieldsOf } from '@canada28/shared/contract/assumed-fields.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { getDictDataCall } from '@canada28/shared/contract/dictionary.contract.ts';
import { findCurrentIssueCall, findHistoryIssueCall } from '@canada28/shared/contract/draws.contract.ts';

const CALLS: readonly Call[] = ALL_CALLS;
const ISSUE_PATHS: readonly string[] = [findCurrentIssueCall.path, findHistoryIssueCall.path];
/** Dictionary codes that only our own server has (player-api §2, dictionary codes). */
const OBSERVED_CODES = /^(about_us|check_update|qa_\w+|customer_contact|customer_banner)$/;

/** The call of our contract that a path leads to. */
export function findCall(pathname: string): Call | undefined {
  return CALLS.find(({ path }) => pathname.endsWith(`/${path}`));
}

/** Whether a server that knows nothing of us offers the call. */
export function isOffered({ origins }: Call): boolean {
  return origins.some((origin) => origin !== 'assumed');
}

/** What reaches such a server of an input: the assumed fields mean nothing to it, so it sends all rows at once. */
export function plainInput(call: Call, input: unknown): unknown {
  const fields = stepsOf(call, 'request');
  const observed = fields.reduce(withoutField, input);
  const isPaged = fields.some(([name]) => name === 'pageNo');
  return isPaged ? { ...Object(observed), pageNo: 1, pageSize: 100 } : observed;
}

/** What such a server answers in the place of ours. */
export function plainData(call: Call, data: unknown): unknown {
  const observed = stepsOf(call, 'data').reduce(withoutField, data);
  if (ISSUE_PATHS.includes(call.path)) return lowerCased(observed);
  return call.path === getDictDataCall.path ? observedEntries(observed) : observed;
}

/** The way to each assumed field; what a list holds is meant by the list itself. */
function stepsOf(call: Call, root: 'request' | 'data'): readonly (readonly string[])[] {
  return assumedFieldsOf(call)
    .map((path) => path.replaceAll('[]', '').split('.'))
    .filter(([first]) => first === root)
    .map(([, ...steps]) => steps);
}

function withoutField(value: unknown, steps: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutField(item, steps));
  if (typeof value !== 'object' || value === null) return value;
  const [name, ...rest] = steps;
  const kept = Object.entries(value).filter(([key]) => key !== name || rest.length > 0);
  return Object.fromEntries(
    kept.map(([key, field]) => [key, key === name ? withoutField(field, rest) : field]),
  );
}

function lowerCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lowerCased);
  const fields = Object.entries(Object(value)).map(([name, field]) => [name.toLowerCase(), field]);
  return Object.fromEntries(fields);
}

function observedEntries(entries: unknown): unknown {
  const isObserved = ({ type }: { readonly type?: unknown }) => OBSERVED_CODES.test(String(type));
  return Array.isArray(entries) ? entries.filter(isObserved) : entries;
}
