import { WRONG_PASSWORD_TABLES } from '../features/auth/wrong-passwords.repository.ts';
import { CHAT_TABLES } from '../features/chat/chat.repository.ts';
import { MESSAGE_TABLES } from '../features/messages/messages.repository.ts';
import { REPLY_TABLES } from '../http/replies.repository.ts';
import { SESSION_TABLES } from '../http/sessions/sessions.repository.ts';
import type { TableRules } from '../world/table-rules.ts';

const RETAINED_BOOKS = { retainedBecause: 'the books are never shortened' };

/** For how long the rows of every table of a world stay: features say what of theirs is pruned, the rest is never. */
export const WORLD_TABLES: TableRules = {
  ...REPLY_TABLES,
  ...SESSION_TABLES,
  ...WRONG_PASSWORD_TABLES,
  ...MESSAGE_TABLES,
  ...CHAT_TABLES,
  players: { ...RETAINED_BOOKS, writtenColumn: 'created_at_ms' },
  accounts: RETAINED_BOOKS,
  postings: { ...RETAINED_BOOKS, writtenColumn: 'at_ms' },
  entries: RETAINED_BOOKS,
  bets: RETAINED_BOOKS,
  chases: RETAINED_BOOKS,
  chase_items: RETAINED_BOOKS,
  finance_orders: RETAINED_BOOKS,
  issues: { retainedBecause: 'any draw can be verified for ever' },
  addresses: { retainedBecause: 'a deleted one is named by withdrawals; fifty a player at most are in use' },
  play_limits: { retainedBecause: 'four rows a player' },
  notices: { retainedBecause: 'as many as the operator wrote' },
  draw_scripts: { retainedBecause: 'as many as testers asked for; each goes when it has happened' },
  settlement_parts: { retainedBecause: 'one row while an issue with many bets is settled' },
  background_players: { retainedBecause: 'as many as a scenario brings along' },
  faults: { retainedBecause: 'a hundred at most' },
  world_facts: { retainedBecause: 'a handful of rows' },
};
