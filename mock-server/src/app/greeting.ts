import { DEMO_ACCOUNTS, DEMO_LOGIN_PASSWORD, DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { renderUnicodeCompact } from 'uqr';
import { findLanAddress } from '../http/lan-address.ts';
import type { ServerConfig } from './config.ts';

/** Prints where the product is to be found, a QR code for a phone in the same network, and who to log in as. */
export function printGreeting(port: number, config: ServerConfig): void {
  process.stdout.write(`${greeting(port, config, findLanAddress(config.host)).join('\n')}\n`);
}

/** A camera reads any mask; to weigh them all would keep the first call waiting. */
const QR_LOOK = { maskPattern: 3 };

/** The lines of the greeting; without an address in the local network no QR code. */
export function greeting(
  port: number,
  { databasePath }: Pick<ServerConfig, 'databasePath'>,
  lanAddress: string | undefined,
): string[] {
  const lanUrl = lanAddress === undefined ? undefined : `http://${lanAddress}:${port}`;
  const nameWidth = Math.max(...DEMO_ACCOUNTS.map(({ userName }) => userName.length));
  return [
    '',
    `  Canada 28 (demo, no real money)  http://localhost:${port}`,
    ...(lanUrl === undefined
      ? []
      : [`  on a phone in the same network   ${lanUrl}`, '', indent(renderUnicodeCompact(lanUrl, QR_LOOK))]),
    '',
    `  Accounts, password ${DEMO_LOGIN_PASSWORD}, transaction password ${DEMO_PAY_PASSWORD} where one is set:`,
    ...DEMO_ACCOUNTS.map(({ userName, purpose }) => `    ${userName.padEnd(nameWidth)}  ${purpose}`),
    '',
    `  Data: ${databasePath} · Ctrl-C stops`,
    '',
  ];
}

function indent(block: string): string {
  return block.replace(/^/gm, '    ');
}
