import type { Database } from '@canada28/db/open-database.ts';
import { listRows } from '@canada28/db/prepared.ts';
import {
  DEMO_LOGIN_PASSWORD,
  DEMO_LOGIN_PASSWORD_HASH,
  DEMO_PAY_PASSWORD,
  DEMO_PAY_PASSWORD_HASH,
} from '@canada28/db/seeds/demo.ts';
import { MOST_KNOWN_PLAYERS, type WorldWire } from '@canada28/shared/control/worlds.control.ts';

/** A player, and whether their passwords are those that all demo accounts share: any other cannot be told. */
type KnownPlayerRow = {
  readonly userName: string;
  readonly isDemoPassword: number;
  readonly isDemoPayPassword: number;
};

/** First those with the password of the demo accounts. */
export function listKnownPlayers(db: Database): WorldWire['players'] {
  const sql = `SELECT user_name AS userName, login_password_hash = :login AS isDemoPassword,
      ifnull(pay_password_hash = :pay, 0) AS isDemoPayPassword
    FROM players ORDER BY isDemoPassword DESC, id LIMIT ${MOST_KNOWN_PLAYERS}`;
  const hashes = { login: DEMO_LOGIN_PASSWORD_HASH, pay: DEMO_PAY_PASSWORD_HASH };
  return listRows<KnownPlayerRow>(db, sql, hashes).map(knownPlayer);
}

function knownPlayer({ userName, ...row }: KnownPlayerRow): WorldWire['players'][number] {
  return {
    userName,
    ...(row.isDemoPassword === 1 && { password: DEMO_LOGIN_PASSWORD }),
    ...(row.isDemoPayPassword === 1 && { payPassword: DEMO_PAY_PASSWORD }),
  };
}
