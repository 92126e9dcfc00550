import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

const PIXELS_PER_MODULE = 8;
/** Empty modules around the code, as many as its standard asks for. */
const QUIET_MODULES = 4;

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** After width and height: 1 bit for each pixel, grey, the only compression, filter and order there are. */
const GREY_1_BIT = [1, 0, 0, 0, 0];
const NO_FILTER = 0;

/** The QR code of a text as a PNG data URI, black on white. */
export function qrImage(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const width = size * PIXELS_PER_MODULE;
  // Eight pixels of a module are one byte: 0xff white, 0x00 black.
  const rows = data.map((modules) =>
    Buffer.from([NO_FILTER, ...modules.map((isBlack) => (isBlack ? 0 : 0xff))]),
  );
  const pixels = Buffer.concat(rows.flatMap((row) => Array.from({ length: PIXELS_PER_MODULE }, () => row)));
  return `data:image/png;base64,${png(width, pixels).toString('base64')}`;
}

function png(width: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', Buffer.concat([header, Buffer.from(GREY_1_BIT)])),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Length, name, data and a checksum over name and data. */
function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
