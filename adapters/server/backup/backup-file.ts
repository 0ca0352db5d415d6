import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod/mini';
import { StartRefusal } from '../sql/start-refusal.ts';
import { TarUnpacker } from '../sql/tar.ts';

const MAGIC = 'alarm-portal-backup-1';
const LONGEST_HEAD = 65536;
/** Bytes of a compressed chunk, equal to a chunk of the administration line. */
const CHUNK = 65536;
/** Bytes of the SHA-256 at the end of a file. */
const SEAL = 32;

const markSchema = z.object({ id: z.string(), fingerprint: z.string() });

const headSchema = z.object({
  /** Start of the backup, in milliseconds UTC. */
  madeAt: z.int(),
  /** Number of the newest schema step. */
  schema: z.int(),
  /** Identifies the keys needed to read the backup. The keys themselves are not in it. */
  keys: z.object({ audit: markSchema, passcodes: markSchema }),
});
/** The header of a backup, readable before the backup is unpacked. */
export type BackupHead = z.output<typeof headSchema>;

/** Bytes compressed at once. Each call uses another thread, and an archive has many small pieces. */
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
  // The loop below reports the same error.
  filled.catch(() => undefined);
  try {
    for await (const piece of gzip) yield piece as Buffer;
    await filled;
  } finally {
    gzip.destroy();
  }
};

/** Writes a backup file: a line with the format, a line with the header, the compressed archive, and the SHA-256 of all that. */
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

/** Yields the bytes of a file without the hash at its end, and checks that hash. */
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

/** Reads the file to its end, which is fast compared with unpacking it. Throws `StartRefusal` when it is not a backup or is incomplete. */
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
 * Unpacks a backup below `directory` if `accept` does not throw for its header. Each call of `read` starts the file from
 * its beginning. Throws `StartRefusal` when the file is not a backup or is incomplete, before anything is unpacked.
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
    // A full disk is not a fault of the file.
    throw cause instanceof Error && 'syscall' in cause ? cause : refused(TORN, cause);
  }
  return head;
};
