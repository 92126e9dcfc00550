import { fileTroubleOf } from '@canada28/db/database-file-error.ts';
import { deleteDatabase } from '@canada28/db/delete-database.ts';
import { readArgs, refusalWith } from './lib/command-line.ts';
import { databaseFile } from './lib/database-file.ts';
import { ExpectedFailure, runScript } from './lib/expected-failure.mjs';

const refuse = refusalWith(
  `npm run db:reset    deletes the database file of DATABASE_PATH, else the server's own`,
);

await runScript(() => {
  // A path that was ignored would take another file than the one that was meant.
  readArgs(process.argv.slice(2), {}, refuse);
  const path = databaseFile(undefined, process.env);
  try {
    const wasThere = deleteDatabase(path);
    console.log(
      wasThere
        ? `Deleted ${path}: the next start begins with a fresh database.`
        : `There is no ${path}: the next start begins with a fresh database anyway.`,
    );
  } catch (error) {
    throw new ExpectedFailure(fileTroubleOf(error) ?? String(error), { cause: error });
  }
});
