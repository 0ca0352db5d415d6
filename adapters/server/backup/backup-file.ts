import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod/mini';
import { StartRefusal } from '../sql/start-refusal.ts';
import { TarUnpacker } from '../sql/tar.ts';

const MAGIC = 'alarm-portal-backup-1';
const LONGEST_HEAD = 65536;
/** Bytes of a zipped piece, as many as go over the administration line at once. */
const CHUNK = 65536;
/** Bytes of the SHA-256 that ends a file. */
const SEAL = 32;

const markSchema = z.object({ id: z.string(), fingerprint: z.string() });

const headSchema = z.object({
  /** When it was begun, milliseconds UTC. */
  madeAt: z.int(),
  /** Number of the newest step of the schema. */
  schema: z.int(),
  /** Which keys it cannot be read without; the keys themselves are not in it. */
  keys: z.object({ audit: markSchema, passcodes: markSchema }),
});
/** What a backup says about itself before it is unpacked. */
export type BackupHead = z.output<typeof headSchema>;

/** Bytes zipped at once: each piece costs a turn of another thread, and an archive has many small ones. */
const GATHERED = 524288;

const gathered = async function* (pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    length += piece.length;
    if (length < GATHERED) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    length = 0;
  }
  yield Buffer.concat(waiting);
};

const zipped = async function* (archive: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gzip = createGzip({ level: 1, chunkSize: CHUNK });
  const filled = pipeline(gathered(archive), gzip);
  // Told by the iteration as well, where somebody waits for it.
  filled.catch(() => undefined);
  try {
    for await (const piece of gzip) yield piece as Buffer;
    await filled;
  } finally {
    gzip.destroy();
  }
};

/** A backup as a file: two lines (what it is, what it says about itself), the archive zipped, and the SHA-256 of all that. */
export const packBackup = async function* (
  head: BackupHead,
  archive: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  const lines = Buffer.from(`${MAGIC}\n${JSON.stringify(head)}\n`);
  hash.update(lines);
  yield lines;
  for await (const piece of zipped(archive)) {
    hash.update(piece);
    yield piece;
  }
  yield hash.digest();
};

const refused = (text: string, cause?: unknown): StartRefusal =>
  new StartRefusal('notRestored', `Nothing was restored: ${text}`, cause);

const NO_BACKUP = 'the file is no backup of this program.';
const TORN = 'the file is damaged or not whole. Take another copy of it.';

const headOf = (first: string, second: string): BackupHead => {
  if (first !== MAGIC) throw refused(NO_BACKUP);
  try {
    return headSchema.parse(JSON.parse(second));
  } catch (cause) {
    throw refused(NO_BACKUP, cause);
  }
};

/** Gives the bytes of a file but for the seal at its end, and checks that one. */
const unsealed = async function* (pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let held = Buffer.alloc(0);
  for await (const piece of pieces) {
    const all = Buffer.concat([held, piece]);
    const ready = all.subarray(0, Math.max(0, all.length - SEAL));
    held = all.subarray(ready.length);
    hash.update(ready);
    if (ready.length > 0) yield ready;
  }
  if (!hash.digest().equals(held)) throw refused(TORN);
};

const readHead = async (
  pieces: AsyncGenerator<Buffer>,
): Promise<{ readonly head: BackupHead; readonly rest: Buffer }> => {
  let read = Buffer.alloc(0);
  for (;;) {
    const first = read.indexOf('\n');
    const second = first < 0 ? -1 : read.indexOf('\n', first + 1);
    if (second >= 0) {
      const head = headOf(
        read.toString('utf8', 0, first),
        read.toString('utf8', first + 1, second),
      );
      return { head, rest: read.subarray(second + 1) };
    }
    const next = await pieces.next();
    if (next.done === true || read.length > LONGEST_HEAD) throw refused(NO_BACKUP);
    read = Buffer.concat([read, next.value]);
  }
};

/** Reads the file to its end, which is quick beside unpacking it; throws `StartRefusal` for what is no backup, or not a whole one. */
const checkWhole = async (
  pieces: AsyncIterable<Uint8Array>,
  accept: (head: BackupHead) => void,
): Promise<void> => {
  const body = unsealed(pieces);
  const { head } = await readHead(body);
  accept(head);
  while ((await body.next()).done !== true);
};

/**
 * Unpacks a backup below `directory` when `accept` has nothing against what it says of itself; `read` begins the file anew
 * each time. Throws `StartRefusal` for what is no backup, or not a whole one, before anything of it is unpacked.
 */
export const unpackBackup = async (
  read: () => AsyncIterable<Uint8Array>,
  directory: string,
  accept: (head: BackupHead) => void,
): Promise<BackupHead> => {
  await checkWhole(read(), accept);
  const body = unsealed(read());
  const { head, rest } = await readHead(body);
  accept(head);
  const unpacker = new TarUnpacker(directory);
  const zippedBody = async function* (): AsyncGenerator<Buffer> {
    yield rest;
    yield* body;
  };
  try {
    await pipeline(zippedBody(), createGunzip(), async (unzipped: AsyncIterable<Buffer>) => {
      for await (const piece of unzipped) unpacker.push(piece);
    });
    unpacker.end();
  } catch (cause) {
    // A full disk is no fault of the file.
    throw cause instanceof Error && 'syscall' in cause ? cause : refused(TORN, cause);
  }
  return head;
};
