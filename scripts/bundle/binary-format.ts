/** What a program or library for machines says of itself in its first bytes. */
export type BinaryFormat = {
  /** As `kindOf` names it; `other` for a system or processor that is none of ours. */
  readonly kind: string;
  /** Whether it carries a signature: a Mac with an arm64 processor runs nothing that has none. */
  readonly isSigned: boolean;
};

/** Processors by the number that each format gives them. */
const ELF_CPUS: Readonly<Record<number, string>> = { 62: 'x64', 183: 'arm64' };
const PE_CPUS: Readonly<Record<number, string>> = { 34404: 'x64', 43620: 'arm64' };
const MACH_CPUS: Readonly<Record<number, string>> = { 16777223: 'x64', 16777228: 'arm64' };

const ELF_MAGIC = 0x7f454c46;
/** Class and byte order: 64 bits, the lowest byte first. */
const ELF_CLASS = 0x0201;
const MACH_MAGIC = 0xfeedfacf;
const MACH_HEADER_BYTES = 32;
const MACH_SIGNATURE_COMMAND = 0x1d;
const PE_OFFSET_AT = 0x3c;

/** As much of a file as `formatOf` may look at. */
export const BYTES_LOOKED_AT = 16_384;

/** Undefined for what is no binary of Linux (ELF), Windows (PE) or a Mac (Mach-O). */
export function formatOf(start: Buffer): BinaryFormat | undefined {
  if (start.length < PE_OFFSET_AT + 4) return undefined;
  if (start.readUInt32BE(0) === ELF_MAGIC) return { kind: elfKind(start), isSigned: false };
  if (start.readUInt32LE(0) === MACH_MAGIC)
    return { kind: kind('darwin', MACH_CPUS[start.readUInt32LE(4)]), isSigned: isSignedMach(start) };
  const peAt = start.readUInt32LE(PE_OFFSET_AT);
  const isPe =
    start.toString('latin1', 0, 2) === 'MZ' && start.toString('latin1', peAt, peAt + 4) === 'PE\0\0';
  return isPe ? { kind: kind('win32', PE_CPUS[start.readUInt16LE(peAt + 4)]), isSigned: false } : undefined;
}

function kind(system: string, cpu: string | undefined): string {
  return cpu === undefined ? 'other' : `${system}-${cpu}`;
}

function elfKind(start: Buffer): string {
  const isOurs = start.readUInt16BE(4) === ELF_CLASS;
  return kind('linux', isOurs ? ELF_CPUS[start.readUInt16LE(18)] : undefined);
}

function isSignedMach(start: Buffer): boolean {
  let at = MACH_HEADER_BYTES;
  for (let left = start.readUInt32LE(16); left > 0 && at + 8 <= start.length; left -= 1) {
    if (start.readUInt32LE(at) === MACH_SIGNATURE_COMMAND) return true;
    at += start.readUInt32LE(at + 4);
  }
  return false;
}
