import { fileTroubleOf } from '@canada28/db/database-file-error.ts';
import { ConfigError } from './config.ts';

/** Of a host that is not this machine's, that cannot be looked up without a network, or that is no whole address. */
const NO_ADDRESS: ReadonlySet<unknown> = new Set([
  'EADDRNOTAVAIL',
  'EAFNOSUPPORT',
  'EAI_AGAIN',
  'EINVAL',
  'ENOTFOUND',
]);

/** What a person at the start can do something about gets one sentence; anything else is a defect and shows its trace. */
export function explainStart(error: unknown, env: NodeJS.ProcessEnv): string | undefined {
  if (error instanceof ConfigError) return error.message;
  const fileTrouble = fileTroubleOf(error);
  if (fileTrouble !== undefined) return fileTrouble;
  if (!isNetworkError(error)) return undefined;
  const { code, port } = error;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: set PORT to another one.`;
  if (NO_ADDRESS.has(code)) return `HOST is "${env.HOST}", which is no address of this machine.`;
  return undefined;
}

/** Whether a port is another program's, or kept by the system for one, as Windows does. */
export function isPortTaken(error: unknown): boolean {
  return isNetworkError(error) && (error.code === 'EADDRINUSE' || error.code === 'EACCES');
}

type NetworkError = Error & { readonly code: unknown; readonly port?: unknown };

function isNetworkError(error: unknown): error is NetworkError {
  return error instanceof Error && 'code' in error;
}
