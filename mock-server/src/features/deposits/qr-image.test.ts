import { crc32, inflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrImage } from './qr-image.ts';

const ADDRESS = 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt';

function pngOf(uri: string): Buffer {
  const [head, body = ''] = uri.split(',');
  expect(head).toBe('data:image/png;base64');
  return Buffer.from(body, 'base64');
}

test('the picture shows the modules of the QR code, eight pixels wide, black on white', () => {
  const png = pngOf(qrImage(ADDRESS));
  const code = encode(ADDRESS, { ecc: 'M', border: 4 });
  const width = png.readUInt32BE(16);
  expect([width, png.readUInt32BE(20)]).toEqual([code.size * 8, code.size * 8]);

  const begin = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(begin + 4, begin + 4 + png.readUInt32BE(begin - 4)));
  expect(rows.length).toBe((code.size + 1) * width);
  code.data.forEach((modules, row) => {
    const start = row * 8 * (code.size + 1) + 1;
    const bytes = rows.subarray(start, start + code.size);
    expect([...bytes].map((byte) => byte === 0)).toEqual(modules);
  });
});

test('the picture is a PNG of three chunks, each with the checksum of its name and data', () => {
  const png = pngOf(qrImage(ADDRESS));
  expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  const names: string[] = [];
  for (let at = 8; at < png.length; ) {
    const end = at + 8 + png.readUInt32BE(at);
    names.push(png.toString('latin1', at + 4, at + 8));
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    at = end + 4;
  }
  expect(names).toEqual(['IHDR', 'IDAT', 'IEND']);
});
