import { SEND_AGAIN_MS } from '@canada28/shared/limits.ts';
import { serverClock } from './server-clock.ts';

/**
 * Whether what was sent then (epoch ms of the server) and went unanswered is meant once more by the same that is sent now.
 * A clock that was set back says nothing about how long ago that was.
 */
export function isSentAgain(sentAtMs: number): boolean {
  return Math.abs(serverClock.nowMs() - sentAtMs) <= SEND_AGAIN_MS;
}
