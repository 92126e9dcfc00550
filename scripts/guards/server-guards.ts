import { type Guard, guard } from './guard.ts';

const CLOSE = ['http/graceful-close.ts', 'http/graceful-close.api.test.ts'] as const;
const APP = 'app/build-app.ts';
const SOUND = ['control/snapshots/sound-image.ts', 'control/snapshots/sound-image.test.ts'] as const;
const MASK = ['control/journal/mask-secrets.ts', 'control/journal/mask-secrets.test.ts'] as const;
const PASS = ['control/upstream/open-passage.ts', 'control/upstream/open-passage.api.test.ts'] as const;
const HEADERS = ['control/upstream/rewrite-headers.ts', 'control/upstream/pass-on.api.test.ts'] as const;

/** The process: no single caller takes it down, slows others or keeps it from closing. */
export const PROCESS_GUARDS: readonly Guard[] = [
  guard('Replies that wait on a connection end with it', CLOSE, [
    "    socket.once('close', () => end(connection, connection.calls));\n",
  ]),
  guard('What lasts is ended when its server closes', CLOSE, [
    '    controller.abort(new ServerClosingError());\n',
  ]),
  guard(
    'A reply that is not taken keeps no server open',
    ['http/graceful-close.ts', 'app/close-server.api.test.ts'],
    ['const DRAIN_MS = 500;', 'const DRAIN_MS = 60_000;'],
  ),
  guard(
    'A connection whose body does not come is ended',
    [APP, 'http/enter.api.test.ts'],
    ['requestTimeout: 30_000,', 'requestTimeout: 0,'],
  ),
  guard(
    'An address of another machine gets the history 240 times a minute',
    ['features/draws/draws.routes.ts', 'features/draws/draws.api.test.ts'],
    ['const MOST_HISTORIES_PER_MINUTE = 240;', 'const MOST_HISTORIES_PER_MINUTE = 24_000;'],
  ),
  guard(
    'A history has 100 issues unless more are asked for',
    ['features/draws/draws.routes.ts', 'features/draws/draws.api.test.ts'],
    [
      'function historyLength(pageSize = DEFAULT_HISTORY_ISSUES)',
      'function historyLength(pageSize = MAX_HISTORY_ISSUES)',
    ],
  ),
  guard(
    'Callers of one history share its bytes',
    ['http/shared-replies.ts', 'features/draws/draws.api.test.ts'],
    ['const known = replies.get(db)?.get(call)?.get(name) ?? keep(', 'const known = keep('],
  ),
  guard(
    'A body has few levels',
    ['http/json-body.ts', 'app/every-call.api.test.ts'],
    ['isDeeperThan(MOST_LEVELS, value)', 'value === undefined'],
  ),
  guard(
    'A body has 100,000 bytes at most',
    [APP, 'app/every-call.api.test.ts'],
    ['bodyLimit: 100_000,', 'bodyLimit: 100_000_000,'],
  ),
  guard(
    'A path that cannot be decoded is an unknown one',
    [APP, 'http/client-files.api.test.ts'],
    [
      "rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : encodeURI(url)),",
      "rewriteUrl: ({ url = '/' }) => url,",
    ],
  ),
  guard(
    'A number without end is none',
    ['http/lazy-compilers.ts', 'app/any-query.api.test.ts'],
    ['if (outcome === false || name === undefined) return outcome;', 'return outcome;'],
  ),
  guard(
    'A world that is far behind lets others through',
    ['world/catch-up.ts', 'app/catch-up.api.test.ts'],
    ['  do await nextTurn();\n  while (!takeStep(world));', '  while (!takeStep(world));'],
  ),
  guard(
    'The time of a world never runs back',
    ['world/clock.ts', 'world/clock.test.ts'],
    ['if (byMs > 0) {', 'if (byMs < 0) {'],
  ),
  guard(
    'The journals of a process take so much memory and no more',
    ['control/journal/journal-budget.ts', 'control/journal/journal-budget.test.ts'],
    ['if (this.#bytes > this.#mostBytes) this.#forget();'],
  ),
  guard(
    'A search in a large journal lets others through',
    ['control/journal/search-journal.ts', 'control/journal/search-journal.test.ts'],
    ['    await nextTurn();\n'],
  ),
  guard(
    'The snapshots of worlds in memory take so much and no more',
    ['control/snapshots/snapshots.ts', 'control/snapshots/snapshots.api.test.ts'],
    ['if (allBytes > plane.mostSnapshotBytes)', 'if (allBytes < 0)'],
  ),
  guard(
    'There are so many worlds and no more',
    ['control/worlds/new-world.ts', 'control/worlds/worlds.api.test.ts'],
    ['if (worlds.names.length < mostWorlds) return;', 'return;'],
  ),
];

/** Files: what lies on a disk, or is uploaded, may be anything. */
export const FILE_GUARDS: readonly Guard[] = [
  guard(
    'A second server keeps off a file',
    ['db/src/lock-database.ts', 'db/src/lock-database.test.ts'],
    ["    lock.exec('BEGIN EXCLUSIVE');\n"],
  ),
  guard(
    'The file of a newer program is refused',
    ['db/src/migrate.ts', 'db/src/migrate.test.ts'],
    ['if (current > newest) {', 'if (current < 0) {'],
  ),
  guard(
    'The file of another program is refused',
    ['db/src/migrate.ts', 'db/src/migrate.test.ts'],
    ['  if (current <= 0) refuseForeignFile(db);\n'],
  ),
  guard(
    'No function runs out of the schema of a file',
    ['db/src/database-image.ts', 'db/src/database-image.test.ts'],
    ['  PRAGMA trusted_schema = OFF;\n'],
  ),
  guard('A world of a file has our tables, indexes and triggers, and no other ones', SOUND, [
    'if (schemaOf(db) !== schemaOfEmpty(',
    'if (schemaOf(db) === schemaOfEmpty([]) && schemaOf(db) !== schemaOfEmpty(',
  ]),
  guard('Its facts are such as a program of ours wrote', SOUND, ['  refuseUnsoundFacts(db);\n']),
  guard('None of its pages is damaged', SOUND, ["if (damage !== 'ok')", "if (damage === '')"]),
  guard('Its books keep the invariants', SOUND, ['if (unknown !== undefined)', 'if (unknown === null)']),
  guard(
    'A replacement that fails leaves the world that was',
    ['worlds/hosted-world.ts', 'control/worlds/full-disk.api.test.ts'],
    [
      '    this.#orReopened(() => this.#place.put(image, this.#world?.db, written));\n',
      '    this.#generation = this.#host.nextGeneration();\n    this.#forget();\n    this.#orReopened(() => this.#place.put(image, undefined, written));\n',
    ],
  ),
  guard(
    'A damaged world is told in a sentence, and the others go on',
    ['http/enter.ts', 'control/worlds/made-worlds.api.test.ts'],
    ['if (trouble === undefined || name === DEFAULT_WORLD_NAME) throw error;', 'throw error;'],
  ),
  guard(
    'A file whose name no world can have is left alone',
    ['app/compose-worlds.ts', 'control/worlds/made-worlds.api.test.ts'],
    ['if (name === DEFAULT_WORLD_NAME || !new RegExp(WORLD_NAME).test(name)) {', "if (name === '') {"],
  ),
  guard(
    'What an interrupted write left goes at the next start',
    ['app/compose-worlds.ts', 'control/worlds/made-worlds.api.test.ts'],
    ['if (file.endsWith(UNFINISHED) && isOurs(file)) rmSync(', 'if (file === UNFINISHED) rmSync('],
  ),
  guard(
    'A database file that is deleted under a server is told',
    ['app/watch-database-file.ts', 'app/watch-database-file.test.ts'],
    ['if (present === own || present === told) return;', 'return;'],
  ),
];

/** Secrets: what is kept or passed on of a call. */
export const SECRET_GUARDS: readonly Guard[] = [
  guard(
    'No secret is in the journal',
    ['control/journal/mask-secrets.ts', 'control/journal/secrets.api.test.ts'],
    ['return hasSecret(value) ? copyWithoutSecrets(value) : value;', 'return value;'],
  ),
  guard('Nor in a text that breaks off, or is no JSON', MASK, [
    '  return known.replaceAll(SECRET_IN_TEXT, ',
    '  return known.replaceAll(/(?!)/g, ',
  ]),
  guard('A secret in an address is marked, however its name is written', MASK, [
    'isSecretName(decoded(name))',
    'isSecretName(name)',
  ]),
  guard('Tokens and cookies of a request are marked', MASK, [
    "if (isKnownSecretName(name) && masked[name] !== '') masked[name] = headerMark(",
    "if (name === '') masked[name] = headerMark(",
  ]),
  guard(
    'So are those of a reply',
    ['control/journal/mask-secrets.ts', 'control/journal/reply-headers.api.test.ts'],
    [
      'masked[name] = [value ?? []].flat().map((cookie) => cookieWithoutSecret(String(cookie)));',
      'masked[name] = value;',
    ],
  ),
];

/** Another server behind a world. */
export const UPSTREAM_GUARDS: readonly Guard[] = [
  guard(
    'No page of another origin sends anything on',
    ['control/elsewhere/answer-elsewhere.ts', 'control/upstream/open-passage.api.test.ts'],
    ['    refuseForeignPage(request);\n'],
  ),
  guard('What moves money is refused unless it is allowed', PASS, [
    'if (upstream.allowWrites || !mayMoveMoney(address.pathname)) return passage;',
    'if (upstream.allowWrites || address.pathname) return passage;',
  ]),
  guard(
    'However its path is written',
    ['control/upstream/moves-money.ts', 'control/upstream/open-passage.api.test.ts'],
    ['return decoded(path).toLowerCase().match(', 'return path.match('],
  ),
  guard('No path leads out of the API', PASS, ["  if (climbs(path)) throw new AppError('notFound');\n"]),
  guard('The token of the mock goes to no other server', HEADERS, [
    "if (name === 'authorization') return isToken(value, controlToken) ? undefined : value;",
    "if (name === 'authorization') return value;",
  ]),
  guard('Nor do its cookies', HEADERS, [
    '.filter((cookie) => !COOKIES_OF_MOCK.test(',
    '.filter((cookie) => !/(?!)/.test(',
  ]),
  guard('A page of another server runs no script as one of this host', HEADERS, [
    "[policy, 'sandbox'].filter(Boolean).join(', ')",
    "policy ?? ''",
  ]),
];
