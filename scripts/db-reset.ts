import { fileTroubleOf } from '@canada28/db/database-file-error.ts';
import { deleteDatabase } from '@canada28/db/delete-database.ts';
import { databaseFile } from './lib/database-file.ts';
import { ExpectedFailure, runScript } from './lib/expected-failure.mjs';

await runScript(() => {
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
