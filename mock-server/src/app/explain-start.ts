import { fileTroubleOf } from '@canada28/db/database-file-error.ts';
import { ConfigError } from './config.ts';

/** What a person at the start can do something about gets one sentence; anything else is a defect and shows its trace. */
export function explainStart(error: unknown, env: NodeJS.ProcessEnv): string | undefined {
  if (error instanceof ConfigError) return error.message;
  const fileTrouble = fileTroubleOf(error);
  if (fileTrouble !== undefined) return fileTrouble;
  if (isPortInUse(error)) return `Port ${error.port} is in use: set PORT to another one.`;
  if (!isNetworkError(error)) return undefined;
  const { code, port } = error;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: set PORT to another one.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${env.HOST}", which is no address of this machine.`;
  return undefined;
}

/** Whether a server could not listen because another program does, at that port. */
export function isPortInUse(error: unknown): error is NetworkError {
  return isNetworkError(error) && error.code === 'EADDRINUSE';
}

type NetworkError = Error & { readonly code: unknown; readonly port?: unknown };

function isNetworkError(error: unknown): error is NetworkError {
  return error instanceof Error && 'code' in error;
}
