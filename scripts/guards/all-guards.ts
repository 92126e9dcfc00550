import { CONTROL_GUARDS, GUEST_GUARDS, PAGE_GUARDS } from './access-guards.ts';
import type { Guard } from './guard.ts';
import { MONEY_GUARDS, PASSWORD_GUARDS, SESSION_GUARDS } from './player-guards.ts';
import { RACE_GUARDS } from './race-guards.ts';
import { FILE_GUARDS, PROCESS_GUARDS, SECRET_GUARDS, UPSTREAM_GUARDS } from './server-guards.ts';

/** All guards by the heading under which `docs/security.md` tells of them. */
export const GUARDS: Readonly<Record<string, readonly Guard[]>> = {
  Sessions: SESSION_GUARDS,
  Passwords: PASSWORD_GUARDS,
  'Money, and what is a player’s own': MONEY_GUARDS,
  Races: RACE_GUARDS,
  'Pages of other origins': PAGE_GUARDS,
  'Who may control': CONTROL_GUARDS,
  'Invitations and shares': GUEST_GUARDS,
  'The process': PROCESS_GUARDS,
  'Files and uploads': FILE_GUARDS,
  Secrets: SECRET_GUARDS,
  'Another server behind a world': UPSTREAM_GUARDS,
};
