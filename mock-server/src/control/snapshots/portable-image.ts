import { imageOf, openImage, withoutLog } from '@canada28/db/database-image.ts';
import type { Database } from '@canada28/db/open-database.ts';
import { auditDatabase } from '../../features/audit/audit-database.ts';
import { REPLY_TABLES } from '../../http/replies.repository.ts';
import { SESSION_TABLES } from '../../http/sessions/sessions.repository.ts';
import { forgetFormerWorld } from '../../world/retention.ts';
import { findTime } from '../../world/world-time.ts';
import type { SoundImage } from './sound-image.ts';

/** Leaves no session of a world, and no answer under a key: no token of it opens anything. */
export function endSessions(db: Database): void {
  forgetFormerWorld(db, { ...REPLY_TABLES, ...SESSION_TABLES });
}

/** The same world as one that leaves this machine in a file: what it leaves behind is not in its free pages either. */
export function portableImage(file: Buffer): SoundImage {
  const db = openImage(withoutLog(file));
  try {
    endSessions(db);
    db.exec('VACUUM');
    const broken = auditDatabase(db).broken.map(({ rule }) => rule);
    return { atMs: findTime(db)?.worldMs ?? 0, image: imageOf(db), broken };
  } finally {
    db.close();
  }
}
