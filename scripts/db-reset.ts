import { deleteDatabase } from '@canada28/db/delete-database.ts';
import { readArgs, refusalWith } from './lib/command-line.ts';
import { databaseFile } from './lib/database-file.ts';
import { runScript } from './lib/expected-failure.mjs';
import { withFileTrouble } from './lib/file-trouble.ts';

const refuse = refusalWith(
  `npm run db:reset    deletes the database file of DATABASE_PATH, else the server's own`,
);

function resetDatabase(): void {
  // A path that was ignored would take another file than the one that was meant.
  readArgs(process.argv.slice(2), {}, refuse);
  const path = databaseFile(undefined, process.env);
  const wasThere = deleteDatabase(path);
  console.log(
    wasThere
      ? `Deleted ${path}: the next start begins with a fresh database.`
      : `There is no ${path}: the next start begins with a fresh database anyway.`,
  );
}

await runScript(() => withFileTrouble(resetDatabase));
