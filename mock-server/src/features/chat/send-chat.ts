import type { InputOf } from '@canada28/shared/contract/call.ts';
import {
  type ChatLineWire,
  chatLineToWire,
  type sendChatCall,
} from '@canada28/shared/contract/chat.contract.ts';
import { AppError } from '../../world/app-error.ts';
import type { PlayerContext } from '../../world/context.ts';
import { countPlayerLines, getChatLine, insertPlayerLine } from './chat.repository.ts';
import { chatLineOfRow } from './chat-model.ts';

declare module '../../world/world.ts' {
  interface World {
    /** When each player said their last lines, by the wall clock (epoch ms). */
    chatPace?: Map<number, readonly number[]>;
  }
}

/**
 * As fast as a person types, slower than a script: five lines in ten seconds, of the world's clock and of the real one. In
 * a world that stands still the first alone would silence each player after five lines; where time is moved on by
 * hours, the second alone would silence those who speak by themselves (player-api §1).
 */
const MOST_LINES = 5;
const WITHIN_MS = 10_000;

/** Says something in the room. The text is stored as it was typed, without the space around it; it is never HTML. */
export function sendChat(context: PlayerContext, { content }: InputOf<typeof sendChatCall>): ChatLineWire {
  const { world, db, clock, player, language } = context;
  const createdAtMs = clock.nowMs();
  const recent = countPlayerLines(db, { playerId: player.id, afterMs: createdAtMs - WITHIN_MS });
  world.chatPace ??= new Map();
  const said = world.chatPace.get(player.id) ?? [];
  const realMs = world.clock.wallMs;
  const lately = said.filter((atMs) => realMs - atMs < WITHIN_MS);
  if (recent >= MOST_LINES && lately.length >= MOST_LINES) {
    const cause = `the player said ${recent} lines within ${WITHIN_MS / 1000} s, which is the most`;
    throw new AppError('busy', {}, { facts: { cause } });
  }
  world.chatPace.set(player.id, [...lately, realMs].slice(-MOST_LINES));
  const id = insertPlayerLine(db, { playerId: player.id, content: content.trim(), createdAtMs });
  return chatLineToWire(chatLineOfRow(getChatLine(db, id), language));
}
