import { randomBytes } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { ioReason } from '../sql/io-reason.ts';
import { AdminFault } from './admin-terminal.ts';

/** Size of a file chunk in bytes. */
export const CHUNK = 65536;

/** A file that is written under a temporary name and gets its final name at `finish`. */
export interface Replacement {
  write(chunk: Uint8Array): Promise<void>;
  finish(): Promise<void>;
  drop(): Promise<void>;
}

const orFault = async <T>(text: string, file: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (cause) {
    throw new AdminFault(`Cannot ${text} ${file}: ${ioReason(cause)}.`);
  }
};

/** Reads a local file in chunks. */
export const readPieces = async function* (file: string): AsyncGenerator<Uint8Array, undefined> {
  const handle = await orFault('read', file, () => open(file, 'r'));
  try {
    for (;;) {
      const buffer = Buffer.allocUnsafe(CHUNK);
      const { bytesRead } = await orFault('read', file, () => handle.read(buffer, 0, CHUNK));
      if (bytesRead === 0) return undefined;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
};

/** Flushes the folder, so that the name of the new file is on disk too. */
const syncFolder = async (file: string): Promise<void> => {
  const folder = await open(path.dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

const writeAll = async (handle: FileHandle, chunk: Uint8Array): Promise<void> => {
  for (let at = 0; at < chunk.length;)
    at += (await handle.write(chunk, at, chunk.length - at)).bytesWritten;
};

/** Starts a file of mode 0600 that replaces `file` when finished. An unfinished file remains beside `file` as `….partial`. */
export const replaceFile = async (file: string): Promise<Replacement> => {
  const partial = `${file}.${randomBytes(4).toString('hex')}.partial`;
  const handle = await orFault('write to', file, () => open(partial, 'wx', 0o600));
  const drop = async (): Promise<void> => {
    await handle.close();
    await rm(partial, { force: true });
  };
  return {
    write: (chunk) => orFault('write to', file, () => writeAll(handle, chunk)),
    finish: async () => {
      try {
        await orFault('write to', file, async () => {
          await handle.sync();
          await handle.close();
          await rename(partial, file);
          await syncFolder(file);
        });
      } catch (fault) {
        await drop();
        throw fault;
      }
    },
    drop,
  };
};

/** Writes a local file atomically: on an error, the previous file stays unchanged. */
export const writePieces = async (
  file: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> => {
  const replacement = await replaceFile(file);
  try {
    for await (const chunk of chunks) await replacement.write(chunk);
  } catch (error) {
    await replacement.drop();
    throw error;
  }
  await replacement.finish();
};
