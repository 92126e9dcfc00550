import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { brandPath } from '@canada28/db/delete-database.ts';
import { BRAND_COLOUR, type LOGO_TYPES, MOST_LOGO_BYTES } from '@canada28/shared/control/brand.control.ts';

type LogoType = (typeof LOGO_TYPES)[number];

type Logo = { readonly type: LogoType; readonly bytes: Buffer };

/** The name, the logo and the colour of a demo, each where it is not as the client was built (decision 130). */
export type Brand = {
  /** In the addresses of what belongs to it, which are therefore cached for ever, and found by no one who was not told. */
  readonly id: string;
  readonly name?: string | undefined;
  /** `#rrggbb` */
  readonly colour?: string | undefined;
  readonly logo?: Logo | undefined;
};

/** Each time that a brand is set it gets other addresses. */
export function newBrandId(): string {
  return randomBytes(16).toString('hex');
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * An SVG begins with its element; before it stand at most a declaration, comments and a type. No comment runs over its own
 * end: many of them in a row could be cut in so many ways that the search would not come to an end.
 */
const SVG_START =
  /^\ufeff?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE svg[^>[]*>\s*)*<svg[\s/>]/;

/** Which picture these bytes are, whatever their sender calls them; undefined for all that a logo may not be. */
function logoTypeOf(bytes: Buffer): LogoType | undefined {
  const startsWith = (mark: Buffer, at = 0) => bytes.subarray(at, at + mark.length).equals(mark);
  if (startsWith(PNG)) return 'image/png';
  if (startsWith(JPEG)) return 'image/jpeg';
  if (startsWith(Buffer.from('RIFF')) && startsWith(Buffer.from('WEBP'), 8)) return 'image/webp';
  return isSvg(bytes) ? 'image/svg+xml' : undefined;
}

/** What a logo may be, in words. */
export const LOGO_SENTENCE = `a PNG, SVG, WebP or JPEG of at most ${MOST_LOGO_BYTES / 1024} kB`;

/** The picture that these bytes are; undefined for what is no logo, or too large for one. */
export function logoOf(bytes: Buffer): Brand['logo'] {
  const type = bytes.length > MOST_LOGO_BYTES ? undefined : logoTypeOf(bytes);
  return type && { type, bytes };
}

function isSvg(bytes: Buffer): boolean {
  try {
    return SVG_START.test(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    // No text.
    return false;
  }
}

/** A brand as it is stored beside the file of its world, where no step back and no snapshot reaches it. */
export function packBrand({ logo, ...rest }: Brand): Buffer {
  const stored = { ...rest, ...(logo && { logo: logo.bytes.toString('base64') }) };
  return Buffer.from(JSON.stringify(stored));
}

/** The brand that lies beside the file of a world; `say` hears of one that cannot be read, without which the world does. */
export function readBrand(databasePath: string, say: (sentence: string) => void): Brand | undefined {
  const path = brandPath(databasePath);
  if (!existsSync(path)) return undefined;
  try {
    return brandOf(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    say(`The name, logo and colour in ${path} cannot be read, and are left out: ${reason}`);
    return undefined;
  }
}

/** As it was stored by this program; a file that was changed by hand serves no other picture than a logo may be. */
function brandOf({ id, name, colour, logo }: Record<string, unknown>): Brand {
  if (typeof id !== 'string') throw new Error('it has no id.');
  return {
    id,
    ...(typeof name === 'string' && { name }),
    ...(typeof colour === 'string' && new RegExp(BRAND_COLOUR).test(colour) && { colour }),
    logo: logoOf(Buffer.from(String(logo ?? ''), 'base64')),
  };
}
