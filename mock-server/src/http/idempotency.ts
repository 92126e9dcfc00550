import { createHmac } from 'node:crypto';
import { findRow, runStatement } from '@canada28/db/prepared.ts';
import { AppError } from '../world/app-error.ts';
import type { PlayerContext } from '../world/context.ts';

type Attempt = { readonly key: string; readonly path: string; readonly body: unknown };

/**
 * Answers a repeated request (same key, same body) with the first answer instead of doing it again; refuses the same
 * key with another body (player-api §3). A refused request leaves no trace and may be tried again under its key.
 */
export function answerOnce<Output>(context: PlayerContext, attempt: Attempt, answer: () => Output): Output {
  const { key, path, body } = attempt;
  // A body may hold a password of four digits: without the key nobody can tell which one by trying all of them.
  const requestHash = createHmac('sha256', context.world.fingerprintKey)
    .update(`${path}\n${JSON.stringify(body)}`)
    .digest();
  const earlier = findReply(context, key);
  if (earlier !== undefined) {
    if (!earlier.request_hash.equals(requestHash)) throw new AppError('idempotencyKeyReused');
    return JSON.parse(earlier.reply) as Output;
  }
  const output = answer();
  runStatement(
    context.db,
    `INSERT INTO idempotent_replies (player_id, key, request_hash, reply, at_ms)
     VALUES (:playerId, :key, :requestHash, :reply, :atMs)`,
    {
      playerId: context.player.id,
      key,
      requestHash,
      reply: JSON.stringify(output),
      atMs: context.clock.nowMs(),
    },
  );
  return output;
}

function findReply(context: PlayerContext, key: string) {
  return findRow<{ request_hash: Buffer; reply: string }>(
    context.db,
    'SELECT request_hash, reply FROM idempotent_replies WHERE player_id = :playerId AND key = :key',
    { playerId: context.player.id, key },
  );
}
