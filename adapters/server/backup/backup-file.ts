import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod/mini';
import { StartRefusal } from '../sql/start-refusal.ts';
import { TarUnpacker } from '../sql/tar.ts';

const MAGIC = 'alarm-portal-backup-1';
const LONGEST_HEAD = 65536;
/** Size of a compressed chunk in bytes, the same as a file chunk of the admin line. */
const CHUNK = 65536;
/** Size in bytes of the SHA-256 hash at the end of a backup file. */
const SEAL = 32;

const markSchema = z.object({ id: z.string(), fingerprint: z.string() });

const headSchema = z.object({
  /** Start time of the backup, in milliseconds UTC. */
  madeAt: z.int(),
  /** Number of the newest schema migration. */
  schema: z.int(),
  /** Fingerprints of the keys that are needed to read the backup. */
  keys: z.object({ audit: markSchema, passcodes: markSchema }),
});
/** The header of a backup file, which is readable without unpacking the backup. */
export type BackupHead = z.output<typeof headSchema>;

/** Bytes compressed per call. */
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
  // The rejection is ignored here, because the loop below throws the same error.
  filled.catch(() => undefined);
  try {
    for await (const piece of gzip) yield piece as Buffer;
    await filled;
  } finally {
    gzip.destroy();
  }
};

/**
 * Yields the bytes of a backup file: a format line, a header line, the compressed archive, and the SHA-256 hash of
 * everything before the hash.
 */
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

const NO_BACKUP = 'the file is not a backup of this program.';
const TORN = 'the file is damaged or incomplete. Use another copy.';

const headOf = (first: string, second: string): BackupHead => {
  if (first !== MAGIC) throw refused(NO_BACKUP);
  try {
    return headSchema.parse(JSON.parse(second));
  } catch (cause) {
    throw refused(NO_BACKUP, cause);
  }
};

/** Yields the bytes of a file without the hash at its end. Throws when the hash is wrong. */
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

/** Reads a backup file to its end and verifies its hash. Throws `StartRefusal` when the file is not a complete backup. */
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
 * Unpacks a backup into `directory`, unless `accept` throws for its header. Each call of `read` reads the file from its
 * beginning. Throws `StartRefusal` before unpacking when the file is not a complete backup.
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
    // A system error, such as a full disk, is not a fault of the backup file.
    throw cause instanceof Error && 'syscall' in cause ? cause : refused(TORN, cause);
  }
  return head;
};
