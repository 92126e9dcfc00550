import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { basePathsIn, harExchanges } from '@canada28/mock-server/control/drift/har-exchanges.ts';
import type { DriftSource } from '@canada28/shared/control/drift-report.ts';
import { createDrift, type Drift } from '@canada28/shared/drift/drift.ts';
import type { Exchange } from '@canada28/shared/drift/exchange.ts';
import { ExpectedFailure } from '../lib/expected-failure.mjs';
import { isFile } from '../lib/file-trouble.ts';
import type { Remark } from './check-calls.ts';
import type { Options } from './options.ts';
import { probeServer } from './probe-server.ts';

/** What one source showed. */
type Checked = {
  readonly drift: Drift;
  readonly source: DriftSource;
  readonly remarks: readonly Remark[];
  /** Of a file. */
  readonly exchanges: readonly Exchange[];
};

/** Has the judge look at every exchange of the source. */
export async function checkSource(source: Options['source'], runId: string): Promise<Checked> {
  if (source.kind === 'har') return checkHar(source);
  const { server } = source;
  const checked = await probeServer(server, source, runId);
  return { ...checked, source: { kind: 'target', name: server.target }, exchanges: [] };
}

function checkHar({ file, basePaths }: Extract<Options['source'], { kind: 'har' }>): Checked {
  const exchanges = harExchanges(textOf(file));
  if (exchanges === undefined) throw new ExpectedFailure(`${file} is no HAR 1.2 file.`);
  const drift = createDrift(basePaths ?? basePathsIn(exchanges));
  for (const { exchange, example } of exchanges) drift.note(exchange, example);
  const source = { kind: 'har', name: basename(file) } as const;
  if (drift.report(source).source.exchanges === 0)
    throw new ExpectedFailure(`${file} has no call of this API: --base PATH tells where its calls stand.`);
  return { drift, source, remarks: [], exchanges: exchanges.map(({ exchange }) => exchange) };
}

function textOf(file: string): string {
  if (!isFile(file)) throw new ExpectedFailure(`There is no file ${file}.`);
  return readFileSync(file, 'utf8');
}
