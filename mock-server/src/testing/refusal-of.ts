import { AppError } from '../world/app-error.ts';

/** All that a refusal says: its name, the values of its text, and the facts for testers. Fails where nothing is refused. */
export function refusalOf(run: () => unknown): Pick<AppError, 'errorName' | 'details' | 'facts'> {
  try {
    run();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { errorName, details, facts } = error;
    return { errorName, details, facts };
  }
  throw new Error('It was not refused.');
}
