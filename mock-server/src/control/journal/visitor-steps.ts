import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { joinWorldControl } from '@canada28/shared/control/invitations.control.ts';
import type { CallRecord, ControlRecord } from './journal.ts';
import { fieldOf, parsedOrText } from './parsed-text.ts';
import { inputOf } from './retained-input.ts';

const JOIN_URL = `${CONTROL_BASE}${joinWorldControl.path}`;

type Step = CallRecord | ControlRecord;

/** As whom a step let a visitor join; undefined for any other step. */
export function joinedAs({ kind, url, reply }: Step): string | undefined {
  if (kind !== 'control' || url !== JOIN_URL) return undefined;
  const { userInfo } = Object(fieldOf(fieldOf(parsedOrText(String(reply)), 'data'), 'storage'));
  return String(fieldOf(userInfo, 'userName'));
}

/** The name that a visitor typed; none where they gave none. */
export function typedName(step: ControlRecord): unknown[] {
  return [fieldOf(fieldOf(inputOf(step), 'body'), 'nickName')].filter(Boolean);
}

/** Without those steps by which a visitor came again: they have their account already. */
export function withoutReturns<One extends Step>(steps: readonly One[]): One[] {
  const joined = new Set<string>();
  return steps.filter((step) => {
    const name = joinedAs(step);
    if (name === undefined) return true;
    const isNew = !joined.has(name);
    joined.add(name);
    return isNew;
  });
}

/** Of the visitors of a world those who joined before the first of its steps: no step makes their accounts. */
export function joinedBefore(steps: readonly Step[], visitors: readonly string[]): ReadonlySet<string> {
  const joined = new Set(steps.map((step) => joinedAs(step)));
  return new Set(visitors.filter((name) => !joined.has(name)));
}
