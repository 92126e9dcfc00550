import { createHmac } from 'node:crypto';
import { AppError } from '../world/app-error.ts';
import type { PlayerContext } from '../world/context.ts';
import { findReply, insertReply } from './replies.repository.ts';

type Attempt = { readonly key: string; readonly path: string; readonly body: unknown };

/**
 * Answers a repeated request (same key, same body but for a password) with the first answer instead of doing it again;
 * refuses the same key with another body (player-api §3). A refused request leaves no trace and may be tried again under its key.
 */
export function answerOnce<Output>(context: PlayerContext, attempt: Attempt, answer: () => Output): Output {
  const { key, path, body } = attempt;
  const { db, player, clock, world } = context;
  // Not of the password: a mistyped one asks for the same, and a repetition must not tell whether one is guessed right.
  const asked = JSON.stringify({ ...Object(body), password: undefined });
  const requestHash = createHmac('sha256', world.fingerprintKey).update(`${path}\n${asked}`).digest();
  const earlier = findReply(db, player.id, key);
  if (earlier !== undefined) {
    if (!earlier.request_hash.equals(requestHash)) throw new AppError('idempotencyKeyReused');
    return JSON.parse(earlier.reply) as Output;
  }
  const output = answer();
  insertReply(db, {
    playerId: player.id,
    key,
    requestHash,
    reply: JSON.stringify(output),
    atMs: clock.nowMs(),
  });
  return output;
}
