import { crc32 } from 'node:zlib';

/** The version of the zip format that introduced compression. */
const VERSION = 20;
/** The earliest date of the zip format, used so that the same content always produces the same bytes. */
const DATE = 0x21;
/** Zip flags: names are UTF-8; with `streamed`, sizes and checksum follow the data. */
const FLAGS = { plain: 0x0800, streamed: 0x0808 } as const;

/** A file in the archive, as listed in the zip directory. */
export interface ZipEntry {
  readonly name: string;
  readonly method: 'stored' | 'deflated';
  readonly crc: number;
  readonly packed: number;
  readonly plain: number;
  /** Position of the entry's header in the file. */
  readonly at: number;
}

const METHODS = { stored: 0, deflated: 8 } as const;

const facts = ({ crc, method, name, packed, plain }: ZipEntry, isStreamed: boolean): Buffer => {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(VERSION, 0);
  bytes.writeUInt16LE(method === 'deflated' ? FLAGS.streamed : FLAGS.plain, 2);
  bytes.writeUInt16LE(METHODS[method], 4);
  bytes.writeUInt16LE(DATE, 8);
  if (!isStreamed) {
    bytes.writeUInt32LE(crc, 10);
    bytes.writeUInt32LE(packed, 14);
    bytes.writeUInt32LE(plain, 18);
  }
  bytes.writeUInt16LE(Buffer.byteLength(name), 22);
  return bytes;
};

/** Returns the header of an entry. If the entry is compressed while written, its sizes follow in {@link zipTail}. */
export const zipHead = (entry: ZipEntry): Buffer =>
  Buffer.concat([
    Buffer.from('PK\u0003\u0004', 'latin1'),
    facts(entry, entry.method === 'deflated'),
    Buffer.from(entry.name),
  ]);

/** Returns the sizes and checksum that follow an entry compressed while written. */
export const zipTail = ({ crc, packed, plain }: ZipEntry): Buffer => {
  const bytes = Buffer.from('PK\u0007\b\0\0\0\0\0\0\0\0\0\0\0\0', 'latin1');
  bytes.writeUInt32LE(crc, 4);
  bytes.writeUInt32LE(packed, 8);
  bytes.writeUInt32LE(plain, 12);
  return bytes;
};

/** Returns a complete, uncompressed entry for small content. */
export const storedEntry = (
  name: string,
  text: string,
  at: number,
): { readonly entry: ZipEntry; readonly bytes: Buffer } => {
  const body = Buffer.from(text);
  const sizes = { packed: body.length, plain: body.length };
  const entry: ZipEntry = { name, method: 'stored', crc: crc32(body), ...sizes, at };
  return { entry, bytes: Buffer.concat([zipHead(entry), body]) };
};

const directoryLine = (entry: ZipEntry): Buffer => {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(entry.at, 10);
  const version = Buffer.alloc(2);
  version.writeUInt16LE(VERSION, 0);
  return Buffer.concat([
    Buffer.from('PK\u0001\u0002', 'latin1'),
    version,
    facts(entry, false),
    rest,
    Buffer.from(entry.name),
  ]);
};

/** Returns the zip directory, which ends the file and starts at position `at`. */
export const zipDirectory = (entries: readonly ZipEntry[], at: number): Buffer => {
  const lines = Buffer.concat(entries.map(directoryLine));
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(lines.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([lines, end]);
};
