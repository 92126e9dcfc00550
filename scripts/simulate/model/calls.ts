import type { Model } from './model.ts';
import { endSession, playerOf } from './sessions.ts';

/** A call as it arrives. */
type Arriving = {
  readonly token: string;
  readonly path: string;
  /** The body as text, by which a repeated request is known. */
  readonly body: string;
  readonly key?: string | undefined;
};

/** What its caller gets: a code of the envelope, an HTTP status with nothing behind it, or a reply that cannot be read. */
export type Expected =
  | { readonly is: 'code'; readonly code: number }
  | { readonly is: 'status'; readonly status: number }
  | { readonly is: 'spoilt' };

const codeOf = (code: number): Expected => ({ is: 'code', code });

/** The order in which each call is checked (player-api §1), with the faults that strike before and after (control §5). */
export function receive(
  model: Model,
  call: Arriving,
  handle: (model: Model, player: number) => number,
): { readonly expected: Expected; readonly isDone: boolean } {
  const fault = takeFault(model, call);
  if (fault === 'status') return { expected: { is: 'status', status: 500 }, isDone: false };
  if (fault === 'code') return { expected: codeOf(600), isDone: false };
  if (fault === 'maintenance') return { expected: codeOf(503), isDone: false };
  if (fault === 'session') endSession(model, call.token);
  const code = codeOfCall(model, call, handle);
  const isSpoilt = fault === 'empty' || fault === 'broken';
  if (isSpoilt && code === 200) model.tell('reply-lost');
  return { expected: isSpoilt ? { is: 'spoilt' } : codeOf(code), isDone: code === 200 };
}

/** The first fault that is about this call and its player; it strikes once. */
function takeFault(model: Model, { token, path }: Arriving): string | undefined {
  const player = playerOf(model, token);
  const fault = model.faults.find((live) => live.player === player && live.path === path);
  if (fault === undefined) return undefined;
  model.faults = model.faults.filter((live) => live !== fault);
  model.tell('fault', fault.kind);
  return fault.kind;
}

function codeOfCall(
  model: Model,
  { token, body, key }: Arriving,
  handle: (model: Model, player: number) => number,
): number {
  if (model.isUnderMaintenance) return 503;
  const player = playerOf(model, token);
  if (player === undefined) return 403;
  const name = `${player} ${key}`;
  const earlier = key === undefined ? undefined : model.replies.get(name);
  if (earlier !== undefined) {
    model.tell('again', earlier.body === body ? 'same' : 'other');
    return earlier.body === body ? 200 : 400;
  }
  const code = handle(model, player);
  if (code === 200 && key !== undefined) model.replies.set(name, { body, at: model.nowMs });
  if (code !== 200) model.tell('refused', code);
  return code;
}
