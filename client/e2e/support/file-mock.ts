import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mock, startMock } from '@canada28/mock-server/kit/testing.ts';

/** A mock of a test's own whose persistent worlds lie in files. */
type FileMock = {
  readonly mock: Mock;
  /** The file of a persistent world. */
  readonly fileOf: (world: string) => string;
  /** Ends the mock and deletes its files. */
  readonly end: () => Promise<void>;
};

/** Starts one; `prepare` is told where the files of worlds lie before the mock reads them. */
export async function startFileMock(prepare?: (fileOf: FileMock['fileOf']) => void): Promise<FileMock> {
  const folder = mkdtempSync(join(tmpdir(), 'worlds-'));
  const fileOf = (world: string) => join(folder, 'home.worlds', `${world}.sqlite`);
  mkdirSync(join(folder, 'home.worlds'));
  prepare?.(fileOf);
  const mock = await startMock({ child: true, databasePath: join(folder, 'home.sqlite') });
  return {
    mock,
    fileOf,
    end: async () => {
      await mock.close();
      rmSync(folder, { recursive: true });
    },
  };
}
