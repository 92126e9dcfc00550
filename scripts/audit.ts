import { pathToFileURL } from 'node:url';
import { requireNewestSchema } from '@canada28/db/migrate.ts';
import { openDatabaseReadOnly } from '@canada28/db/open-database.ts';
import { readMigrations } from '@canada28/db/read-migrations.ts';
import { AUDIT_CHECKS } from '@canada28/mock-server/features/audit/all-checks.ts';
import { type AuditReport, auditDatabase } from '@canada28/mock-server/features/audit/audit-database.ts';
import { readArgsAndNames, refusalWith } from './lib/command-line.ts';
import { databaseFile } from './lib/database-file.ts';
import { NOTHING_WAS_TRIED, runScript } from './lib/expected-failure.mjs';
import { withFileTrouble } from './lib/file-trouble.ts';
import { ROOT } from './lib/project.mjs';

/** Enough to see what is wrong; a file that is wrong throughout would fill the screen. */
const MOST_SHOWN = 20;

const refuse =
  refusalWith(`npm run audit              the database file of DATABASE_PATH, else the server's own
npm run audit -- FILE      that file`);

function audit(): void {
  const { positionals } = readArgsAndNames(process.argv.slice(2), {}, refuse);
  if (positionals.length > 1) refuse('One file at a time.');
  const path = databaseFile(positionals[0], process.env);
  const db = openDatabaseReadOnly(path);
  requireNewestSchema(db, readMigrations(pathToFileURL(`${ROOT}db/migrations/`)));
  const report = auditDatabase(db);
  const counts = Object.entries(report.counts).map(([table, count]) => `${count} ${table}`);
  console.log(`\n${path}\n${counts.join(' · ')}`);
  if (report.broken.length > 0) {
    console.error(`\n${violationText(report)}`);
    process.exitCode = 1;
  } else console.log(`\u001b[32m✓ all ${AUDIT_CHECKS.length} rules hold\u001b[39m`);
}

function violationText({ broken }: AuditReport): string {
  const blocks = broken.map(({ rule, violations }) => {
    const rest = violations.length - MOST_SHOWN;
    const shown = violations.slice(0, MOST_SHOWN).map((violation) => `    ${violation}`);
    return [`✗ ${rule}`, ...shown, ...(rest > 0 ? [`    … and ${rest} more`] : [])].join('\n');
  });
  return `${blocks.join('\n')}\n\n${broken.length} of ${AUDIT_CHECKS.length} rules are broken.`;
}

await runScript(() => withFileTrouble(audit), NOTHING_WAS_TRIED);
