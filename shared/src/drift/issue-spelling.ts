import type { Call } from '../contract/call.ts';
import { findCurrentIssueCall, findHistoryIssueCall } from '../contract/draws.contract.ts';
import { nodeOf } from '../contract/schema-node.ts';

const ISSUE_FIELDS = Object.keys(nodeOf(findCurrentIssueCall.output).properties ?? {});
const ISSUE_CALLS: readonly string[] = [findCurrentIssueCall.path, findHistoryIssueCall.path];

/** A reply as the contract spells it: the fields of an issue may be in lower case throughout, too (player-api §3, Issue). */
export function asContractSpells({ path }: Pick<Call, 'path'>, data: unknown): unknown {
  if (!ISSUE_CALLS.includes(path)) return data;
  return Array.isArray(data) ? data.map(withIssueFields) : withIssueFields(data);
}

function withIssueFields(issue: unknown): unknown {
  if (typeof issue !== 'object' || issue === null) return issue;
  const names = Object.keys(issue);
  if (names.some((name) => name !== name.toLowerCase())) return issue;
  const spelled = Object.entries(issue).map(([name, value]) => [
    ISSUE_FIELDS.find((field) => field.toLowerCase() === name) ?? name,
    value,
  ]);
  return Object.fromEntries(spelled);
}
