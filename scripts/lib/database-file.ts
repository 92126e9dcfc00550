import { join, resolve } from 'node:path';
import { ExpectedFailure } from './expected-failure.mjs';
import { ROOT } from './project.mjs';

/**
 * The database file a script is about: the one that is named, in the folder in which the command was typed, else that of
 * DATABASE_PATH, else the server's own.
 */
export function databaseFile(named: string | undefined, env: NodeJS.ProcessEnv): string {
  if (named !== undefined) return resolve(env.INIT_CWD ?? '', named);
  if (env.DATABASE_PATH === ':memory:')
    throw new ExpectedFailure('DATABASE_PATH is ":memory:": such a database has no file.');
  return resolve(env.DATABASE_PATH || join(ROOT, 'data/canada28.sqlite'));
}
