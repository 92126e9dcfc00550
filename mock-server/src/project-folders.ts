import { fileURLToPath } from 'node:url';

// Both src/ and dist/ lie at this depth, so the same paths hold for the source and for what is built of it.

export const MIGRATIONS_FOLDER = new URL('../../db/migrations/', import.meta.url);
/** Pages of the control plane, in plain files. */
export const PAGES_FOLDER = new URL('../../mock-server/pages/', import.meta.url);
/** The built client; missing until the first build. */
export const CLIENT_FOLDER = new URL('../../client/dist/', import.meta.url);
/** Console and stage, built; missing until the first build. */
export const CONSOLE_FOLDER = new URL('../../mock-server/console/dist/', import.meta.url);
export const DEFAULT_DATABASE_PATH = fileURLToPath(new URL('../../data/canada28.sqlite', import.meta.url));
/** The built server; missing until the first build. */
export const SERVER_PROGRAM = fileURLToPath(new URL('../../mock-server/dist/main.js', import.meta.url));
