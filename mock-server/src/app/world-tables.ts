import { WRONG_PASSWORD_TABLES } from '../features/auth/wrong-passwords.repository.ts';
import { CHAT_TABLES } from '../features/chat/chat.repository.ts';
import { MESSAGE_TABLES } from '../features/messages/messages.repository.ts';
import { REPLY_TABLES } from '../http/replies.repository.ts';
import { SESSION_TABLES } from '../http/sessions/sessions.repository.ts';
import type { TableRules } from '../world/table-rules.ts';

const KEPT_BOOKS = { keptBecause: 'the books are never shortened' };

/** For how long the rows of every table of a world stay: features say what of theirs is pruned, the rest is never. */
export const WORLD_TABLES: TableRules = {
  ...REPLY_TABLES,
  ...SESSION_TABLES,
  ...WRONG_PASSWORD_TABLES,
  ...MESSAGE_TABLES,
  ...CHAT_TABLES,
  players: { ...KEPT_BOOKS, writtenColumn: 'created_at_ms' },
  accounts: KEPT_BOOKS,
  postings: { ...KEPT_BOOKS, writtenColumn: 'at_ms' },
  entries: KEPT_BOOKS,
  bets: KEPT_BOOKS,
  chases: KEPT_BOOKS,
  chase_items: KEPT_BOOKS,
  finance_orders: KEPT_BOOKS,
  issues: { keptBecause: 'any draw can be verified for ever' },
  addresses: { keptBecause: 'a deleted one is named by withdrawals; fifty a player at most are in use' },
  play_limits: { keptBecause: 'four rows a player' },
  notices: { keptBecause: 'as many as the operator wrote' },
  draw_scripts: { keptBecause: 'as many as testers asked for; each goes when it has happened' },
  background_players: { keptBecause: 'as many as a scenario brings along' },
  faults: { keptBecause: 'a hundred at most' },
  world_facts: { keptBecause: 'a handful of rows' },
};
