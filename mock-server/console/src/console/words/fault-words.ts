import type { FaultThen } from '@canada28/shared/control/faults.control.ts';
import { count } from '../../ui/format.ts';

const PLAIN: Readonly<Record<string, string>> = {
  successHeader: 'success header, another body',
  malformedJson: 'broken JSON',
  emptyBody: 'empty body',
  newToken: 'new token',
  sessionExpired: 'session expired',
  maintenance: 'maintenance',
  patch: 'reply changed',
};

/** What a fault does, in as few words as a tag has room for. */
export function thenWords(then: FaultThen): string {
  if ('latencyMs' in then) return `latency ${latencyWords(then.latencyMs)}`;
  if ('httpStatus' in then) return `HTTP ${then.httpStatus}`;
  if ('msgHeader' in then) return `code ${then.code}, text in a header`;
  if ('code' in then) return `code ${then.code}`;
  if ('close' in then) return then.close === 'before' ? 'closed before' : 'reply lost';
  if ('dripMs' in then) return `a byte every ${count(then.dripMs)} ms`;
  const [kind = ''] = Object.keys(then);
  return PLAIN[kind] ?? kind;
}

function latencyWords(ms: number | { readonly min: number; readonly max: number }): string {
  return typeof ms === 'number' ? `${count(ms)} ms` : `${count(ms.min)}–${count(ms.max)} ms`;
}
