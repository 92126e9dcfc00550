import { FAULT_TABLES } from '../control/faults/faults.repository.ts';
import { ADDRESS_TABLES } from '../features/addresses/addresses.repository.ts';
import { PLAYER_TABLES } from '../features/auth/auth.repository.ts';
import { WRONG_PASSWORD_TABLES } from '../features/auth/wrong-passwords.repository.ts';
import { BACKGROUND_PLAYER_TABLES } from '../features/background-players/background-players.repository.ts';
import { BET_TABLES } from '../features/betting/betting.repository.ts';
import { CHASE_TABLES } from '../features/chasing/chasing.repository.ts';
import { CHAT_TABLES } from '../features/chat/chat.repository.ts';
import { DRAW_SCRIPT_TABLES } from '../features/draws/draw-scripts.repository.ts';
import { ISSUE_TABLES } from '../features/draws/draws.repository.ts';
import { FINANCE_TABLES } from '../features/finance/finance.repository.ts';
import { LEDGER_TABLES } from '../features/ledger/ledger.repository.ts';
import { MESSAGE_TABLES } from '../features/messages/messages.repository.ts';
import { NOTICE_TABLES } from '../features/notices/notices.repository.ts';
import { PLAY_LIMIT_TABLES } from '../features/play-limits/play-limits.repository.ts';
import { REPLY_TABLES } from '../http/replies.repository.ts';
import { SESSION_TABLES } from '../http/sessions/sessions.repository.ts';
import type { TableRules } from '../world/table-rules.ts';
import { FACT_TABLES } from '../world/world-facts.ts';

/** What every table of a world keeps, and for how long. */
export const WORLD_TABLES: TableRules = {
  ...REPLY_TABLES,
  ...SESSION_TABLES,
  ...WRONG_PASSWORD_TABLES,
  ...MESSAGE_TABLES,
  ...CHAT_TABLES,
  ...PLAYER_TABLES,
  ...LEDGER_TABLES,
  ...BET_TABLES,
  ...CHASE_TABLES,
  ...FINANCE_TABLES,
  ...ISSUE_TABLES,
  ...ADDRESS_TABLES,
  ...PLAY_LIMIT_TABLES,
  ...NOTICE_TABLES,
  ...DRAW_SCRIPT_TABLES,
  ...BACKGROUND_PLAYER_TABLES,
  ...FAULT_TABLES,
  ...FACT_TABLES,
};
