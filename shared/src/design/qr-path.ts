import { encode } from 'uqr';

/** Modules of quiet zone around the code, as its standard asks for. */
const QUIET_ZONE = 4;

/** The QR code of a text as the path of its dark modules, in a square of so many modules (SVG units), the quiet zone included. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { path, size };
}
