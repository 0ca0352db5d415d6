import { open, readdir, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { ioCode } from './io-reason.ts';
import type { Sql } from './schema.ts';
import { TAR_END, tarFilling, tarHeader } from './tar.ts';

/** Bytes per read. */
const PIECE = 524288;
const WAL = 'pg_wal';
const SEGMENT = /^[0-9A-F]{24}$/;

/** Files that only the running engine needs, and the write-ahead log, which is added at the end of the archive. */
const LEFT_OUT = new Set([WAL, 'postmaster.pid', 'backup_label', 'backup_label.old']);

/**
 * Opens a file, or returns null if the file no longer exists. The write-ahead log contains the removal of the file, so the
 * backup is complete without it.
 */
const openThere = async (file: string): Promise<FileHandle | null> => {
  try {
    return await open(file, 'r');
  } catch (cause) {
    if (ioCode(cause) === 'ENOENT') return null;
    throw cause;
  }
};

/** Packs a file at its current length. The write-ahead log contains any later change of the file. */
const packFile = async function* (root: string, name: string): AsyncGenerator<Uint8Array> {
  const handle = await openThere(path.join(root, name));
  if (handle === null) return;
  try {
    const { size } = await handle.stat();
    yield tarHeader(name, size);
    for (let at = 0; at < size;) {
      const buffer = Buffer.alloc(Math.min(PIECE, size - at));
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, at);
      const piece = bytesRead === 0 ? buffer : buffer.subarray(0, bytesRead);
      at += piece.length;
      yield piece;
    }
    yield tarFilling(size);
  } finally {
    await handle.close();
  }
};

const packFolder = async function* (root: string, folder: string): AsyncGenerator<Uint8Array> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = path.posix.join(folder, entry.name);
    if (LEFT_OUT.has(name)) continue;
    if (!entry.isDirectory()) yield* packFile(root, name);
    else {
      yield tarHeader(`${name}/`, 0);
      yield* packFolder(root, name);
    }
  }
};

const packText = function* (name: string, text: string): Generator<Uint8Array> {
  const bytes = Buffer.from(text);
  yield tarHeader(name, bytes.length);
  yield bytes;
  yield tarFilling(bytes.length);
};

/** Thrown when the engine is already making a backup. */
export class BackupUnderWay extends Error {
  override readonly name = 'BackupUnderWay';
}

const begin = async (database: Sql): Promise<void> => {
  try {
    await sql`select pg_backup_start('portal', true)`.execute(database);
  } catch (cause) {
    if (!String(cause).includes('already in progress')) throw cause;
    throw new BackupUnderWay('Another backup is running. Wait until it finishes.', { cause });
  }
};

const end = async (database: Sql): Promise<{ readonly label: string; readonly last: string }> => {
  const { rows } = await sql<{ label: string; last: string }>`
    select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)`.execute(
    database,
  );
  const [ended] = rows;
  if (ended === undefined) throw new Error('The engine did not end the backup.');
  return ended;
};

/** Packs the write-ahead log from the start to the end of the backup, and the label file that makes the engine require all of the log. */
const packLog = async function* (
  root: string,
  { label, last }: Awaited<ReturnType<typeof end>>,
): AsyncGenerator<Uint8Array> {
  const first = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? '';
  for (const folder of [WAL, `${WAL}/archive_status`, `${WAL}/summaries`])
    yield tarHeader(`${folder}/`, 0);
  for (const name of (await readdir(path.join(root, WAL))).toSorted())
    if (SEGMENT.test(name) && name >= first && name <= last)
      yield* packFile(root, `${WAL}/${name}`);
  yield* packText('backup_label', label);
  yield TAR_END;
};

/**
 * Packs the running embedded database as a tar archive by PostgreSQL's base-backup method: a checkpoint, the files, then
 * the write-ahead log. The archive contains everything committed before the start. The connection is blocked only during
 * the checkpoint (at most the buffers of 32 MB) and at the end. Throws when `signal` aborts.
 */
export const baseBackup = async function* (
  database: Sql,
  directory: string,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  await begin(database);
  let ended: Awaited<ReturnType<typeof end>> | null = null;
  try {
    for await (const piece of packFolder(directory, '')) {
      signal.throwIfAborted();
      yield piece;
    }
    ended = await end(database);
    yield* packLog(directory, ended);
  } finally {
    if (ended === null) await end(database);
  }
};
