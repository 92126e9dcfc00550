import type { ControlInputOf, ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import {
  clearDrawScriptsControl,
  type DrawScripts,
  dropDrawScriptControl,
  type IssueScript,
  listDrawScriptsControl,
  listIssuesControl,
  type NextDraws,
  scriptDrawsControl,
} from '@canada28/shared/control/draws.control.ts';
import type { Control } from './wire.ts';

type Numbers = readonly number[];

/** What is to come of a draw: its sum (0–27), its three digits or its twenty numbers. */
type WantedResult = { readonly sum: number } | { readonly digits: Numbers } | { readonly numbers: Numbers };

/** What is to come of one issue: a result, a late draw (ms) or none at all. */
type WantedOfIssue = WantedResult | { readonly lateMs: number } | { readonly void: true };

type Around = ControlInputOf<typeof listIssuesControl>['query'];
type IssuesAround = ControlOutputOf<typeof listIssuesControl>;

/** Results that are wanted; all tell everything that is wanted afterwards (control §3). */
export type WorldDraws = {
  /** Of the next draws, in this order, after what is wanted already. */
  readonly next: (...results: readonly WantedResult[]) => Promise<DrawScripts>;
  readonly script: (issueCode: string, wanted: WantedOfIssue) => Promise<DrawScripts>;
  readonly list: () => Promise<DrawScripts>;
  readonly drop: (id: number) => Promise<DrawScripts>;
  /** Drops all that is wanted, or all of one issue. */
  readonly clear: (issueCode?: string) => Promise<DrawScripts>;
  /** The issues around the present, and the daily break. */
  readonly issues: (around?: Around) => Promise<IssuesAround>;
};

export function drawsOf(control: Control): WorldDraws {
  const list = () => control(listDrawScriptsControl);
  return {
    next: async (...results) => {
      // One call each: a call takes one kind, and their order counts.
      for (const result of results) await control(scriptDrawsControl, { body: queueOf(result) });
      return list();
    },
    // The mock itself says which forms there are.
    script: (issueCode, wanted) =>
      control(scriptDrawsControl, { body: { issueCode, ...wanted } as IssueScript }),
    list,
    drop: (id) => control(dropDrawScriptControl, { params: { id: String(id) } }),
    clear: (issueCode) =>
      control(clearDrawScriptsControl, { query: issueCode === undefined ? {} : { issueCode } }),
    issues: (query = {}) => control(listIssuesControl, { query }),
  };
}

function queueOf(wanted: WantedResult): NextDraws {
  if ('sum' in wanted) return { sums: [wanted.sum] };
  if ('digits' in wanted) return { digits: [[...wanted.digits]] };
  return { numbers: [[...wanted.numbers]] };
}
