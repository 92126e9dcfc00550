import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ExpectedFailure } from '../lib/expected-failure.mjs';

/** What differs between the systems that a bundle is made on. */
export type Platform = {
  readonly nodeFile: string;
  /** The file that a presenter double-clicks. */
  readonly startFile: string;
  readonly startText: string;
  readonly archiveEnding: string;
  /** Parameters of `tar` before the name of the archive. */
  readonly tarParameters: string;
};

const PROGRAM = 'mock-server/dist/present.js';

/**
 * For a shell without PATH, from any folder, with blanks in the path: nothing but what is built into it. `exec`, so that
 * a signal or a closed window ends the program itself.
 */
const SHELL_TEXT = `#!/bin/sh
case $0 in
  */*) here=\${0%/*} ;;
  *) here=. ;;
esac
exec "$here/program/node" "$here/program/${PROGRAM}" "$@"
`;

const CMD_TEXT = `@echo off\r
"%~dp0program\\node.exe" "%~dp0program\\${PROGRAM.replaceAll('/', '\\')}" %*\r
`;

/** `platform` as Node names it. */
export function platformOf(platform: NodeJS.Platform): Platform {
  if (platform === 'win32')
    return {
      nodeFile: 'node.exe',
      startFile: 'start.cmd',
      startText: CMD_TEXT,
      archiveEnding: 'zip',
      tarParameters: '-acf',
    };
  return {
    nodeFile: 'node',
    // The name by which a double click on a Mac opens a terminal.
    startFile: platform === 'darwin' ? 'start.command' : 'start.sh',
    startText: SHELL_TEXT,
    archiveEnding: 'tar.gz',
    tarParameters: '-czf',
  };
}

/** What a presenter reads who has just unpacked it. */
export function readMe({ startFile }: Platform): string {
  return `CANADA 28 - demo, no real money

Start:   double-click ${startFile}. The stage opens in the browser.
         If no browser opens, enter the address that the window shows.
Stop:    close that window.
Bugs:    drop a bug file (.c28) into the console, or on ${startFile}.

It needs no installation and no network. In a local network visitors join with
their phones by the code on the stage: if the system asks whether the program
may be reached, allow it for private networks. Phones reach the product only;
stage and console answer this machine alone.

If nothing happens: on a Mac, open it with a right click the first time. On Linux,
choose "Run in terminal", or enter ./${startFile} in a terminal.

All data lie in the folder "data" beside this text. Delete it to begin anew.
Licences of what is inside: the folder "licences".
`.replaceAll('\n', '\r\n');
}

/** Packs a folder of `parent` into an archive, both seen from there. */
export function pack(parent: string, [archive, folder]: readonly [string, string], parameters: string): void {
  rmSync(resolve(parent, archive), { force: true });
  const options = { cwd: parent, stdio: 'inherit' } as const;
  const { status } = spawnSync(tarProgram(), [parameters, archive, folder], options);
  if (status !== 0) throw new ExpectedFailure('The archive could not be written: see above.');
}

/** The system's own on Windows: another one in front of it may not write zip files. */
function tarProgram(): string {
  if (process.platform !== 'win32') return 'tar';
  return `${process.env.SystemRoot ?? 'C:\\Windows'}\\System32\\tar.exe`;
}
