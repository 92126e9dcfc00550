import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { acceptedIn, acceptedText } from '@canada28/mock-server/control/drift/accepted-file.ts';
import type { Accepted, DriftReport } from '@canada28/shared/control/drift-report.ts';
import { ExpectedFailure } from '../lib/expected-failure.mjs';
import { isFile } from '../lib/file-trouble.ts';

/** What a file accepts; one that is still to be written accepts nothing. */
export function readAccepted(file: string, isWritten: boolean): readonly Accepted[] {
  if (!isFile(file)) {
    if (isWritten) return [];
    throw new ExpectedFailure(`There is no file ${file}: --write makes one.`);
  }
  const accepted = acceptedIn(readFileSync(file, 'utf8'));
  if (!('problem' in accepted)) return accepted;
  throw new ExpectedFailure(
    `${file} must be {"accepted": [{"id", "reason", "until"?: "2026-12-31"}]} (${accepted.problem}).`,
  );
}

/** Adds what a report found new, for a person to say why; what stands in the file stays as it is. */
export function writeAccepted(file: string, accepted: readonly Accepted[], { findings }: DriftReport): void {
  const known = new Set(accepted.map(({ id }) => id));
  const added = findings.filter(({ id }) => !known.has(id)).map(({ id }) => ({ id, reason: '' }));
  const all = [...accepted, ...added];
  if (!isDeepStrictEqual(readAccepted(file, true), all) || !existsSync(file))
    writeFileSync(file, acceptedText(all));
}
