import { loginCall } from '@canada28/shared/contract/auth.contract.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { enterSituationControl } from '@canada28/shared/control/open.control.ts';
import type { CallRecord, ControlRecord } from './journal.ts';
import { fieldOf, parsedOrText } from './parsed-text.ts';

const OPEN_URL = `${CONTROL_BASE}${enterSituationControl.path}`;

type Step = CallRecord | ControlRecord;

/**
 * As whom a link opened a session; undefined for any other step. A copied test opens it in the same place: its token takes
 * of the world's chance, and it may be the first after the operator ended all others.
 */
export function openedAs(step: Step): string | undefined {
  const userName = fieldOf(fieldOf(storageOf(step), 'userInfo'), 'userName');
  return typeof userName === 'string' ? userName : undefined;
}

/** Without those links that opened no session: of a guest, and of a phone that went on with its own. */
export function withoutReopened<One extends Step>(steps: readonly One[]): One[] {
  const known = new Set<unknown>();
  return steps.filter((step) => {
    // Masked: the same token has the same mark.
    const token = tokenTold(step);
    const isNew = token !== undefined && !known.has(token);
    known.add(token);
    return isNew || step.kind !== 'control' || step.url !== OPEN_URL;
  });
}

/** By a link, by a log in, or in the place of an older one. */
function tokenTold(step: Step): unknown {
  if (step.kind === 'control') return fieldOf(storageOf(step), 'token');
  const { call, reply, replyHeaders } = step;
  if (call?.path !== loginCall.path) return { ...replyHeaders?.common, ...replyHeaders?.own }['new-token'];
  return fieldOf(fieldOf(parsedOrText(String(reply)), 'data'), 'tokenValue');
}

function storageOf({ kind, url, reply }: Step): unknown {
  if (kind !== 'control' || url !== OPEN_URL) return undefined;
  return fieldOf(fieldOf(parsedOrText(String(reply)), 'data'), 'storage');
}
