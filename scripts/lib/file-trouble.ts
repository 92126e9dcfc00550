import { statSync } from 'node:fs';
import { fileTroubleOf } from '@canada28/db/database-file-error.ts';
import { ExpectedFailure } from './expected-failure.mjs';

/** Whether a file lies there; a folder is none. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** What is wrong with a file or a folder that the command line names is one sentence: it is no defect. */
export async function withFileTrouble<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const trouble = fileTroubleOf(error);
    throw trouble === undefined ? error : new ExpectedFailure(trouble, { cause: error });
  }
}
