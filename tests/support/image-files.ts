import { crc32, deflateSync } from 'node:zlib';

const chunk = (kind: string, content: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Returns a PNG filled with one color. Above 64 pixels of height or width the image data is truncated and only the header
 * has the full size.
 */
export const plainPng = (width = 8, height = 4): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const rows = Math.min(height, 64) * (Math.min(width, 64) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(rows, 0))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const segment = (marker: number, content: readonly number[]): Buffer => {
  const length = content.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...content]);
};

/** Returns a minimal JPEG: header, tables, a frame with the dimensions, part of a scan, and the end marker. */
export const plainJpeg = (width = 8, height = 4): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, [...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    segment(
      0xdb,
      Array.from({ length: 65 }, () => 1),
    ),
    segment(0xc0, [8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0]),
    segment(
      0xc4,
      Array.from({ length: 17 }, () => 0),
    ),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    Buffer.from([0x2a, 0x2a, 0xff, 0xd9]),
  ]);

/** Returns only the header of a WebP, which contains the size and whether the image is animated. */
export const plainWebp = (width = 8, height = 4, moving = false): Buffer => {
  const file = Buffer.alloc(30);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WEBPVP8X', 8, 'latin1');
  file.writeUInt32LE(10, 16);
  file[20] = moving ? 2 : 0;
  file.writeUIntLE(width - 1, 24, 3);
  file.writeUIntLE(height - 1, 27, 3);
  return file;
};
