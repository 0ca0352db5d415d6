import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { err, ok, type Result } from '#core/kernel/result.ts';

/** Bytes; a password, or one remembered device. */
const LONGEST = 8192;

const MODES = { group: 0o070, others: 0o007 } as const;

/** Who, besides its owner, may have rights on a file with a secret. */
export type Strangers = 'nobody' | 'group';

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** An error of the file system in words; anything else is a fault of the program and goes on. */
const message = (error: unknown): string => {
  const code = codeOf(error);
  if (code === null) throw error;
  if (code === 'ELOOP') return 'is a link';
  if (code === 'ENOENT') return 'does not exist';
  if (code === 'EACCES' || code === 'EPERM') return 'may not be opened';
  return `cannot be used (${code})`;
};

const readAtMost = async (file: FileHandle): Promise<string | null> => {
  const buffer = Buffer.alloc(LONGEST + 1);
  let come = 0;
  for (;;) {
    const { bytesRead } = await file.read(buffer, come, buffer.length - come, null);
    if (bytesRead === 0) return buffer.toString('utf8', 0, come);
    come += bytesRead;
    if (come > LONGEST) return null;
  }
};

/** Modes say nothing on Windows. */
const exposed = (mode: number, strangers: Strangers): boolean => {
  if (process.platform === 'win32') return false;
  return (mode & (strangers === 'nobody' ? MODES.group | MODES.others : MODES.others)) !== 0;
};

/**
 * Reads a file that holds a secret. Refused in words, which begin after the file's name, when strangers may read or write
 * it, when it is too long, a folder, or, unless `links`, a link or no ordinary file; null when there is none.
 */
export const readPrivateFile = async (
  path: string,
  allowed: { readonly strangers: Strangers; readonly links: boolean },
): Promise<Result<string | null, string>> => {
  const flags = allowed.links
    ? constants.O_RDONLY
    : constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  let file: FileHandle;
  try {
    file = await open(path, flags);
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? ok(null) : err(message(error));
  }
  try {
    const found = await file.stat();
    if (found.isDirectory()) return err('is a folder');
    if (!allowed.links && !found.isFile()) return err('is no ordinary file');
    if (exposed(found.mode, allowed.strangers)) {
      const mode = allowed.strangers === 'nobody' ? '600' : '640';
      return err(`may be used by others: chmod ${mode} it`);
    }
    const text = await readAtMost(file);
    return text === null ? err('is too long') : ok(text);
  } catch (error) {
    return err(message(error));
  } finally {
    await file.close();
  }
};

/** Why a file may not be put here: something stands there that is no ordinary file. */
const occupied = async (path: string): Promise<string | null> => {
  try {
    const found = await lstat(path);
    if (found.isFile()) return null;
    return found.isSymbolicLink() ? 'is a link' : 'is no ordinary file';
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? null : message(error);
  }
};

/** Writes a file whole or not at all: whoever reads it meanwhile, or after a kill, finds the old one or the new one. Never through a link, never over anything that is no ordinary file. */
export const writeWholeFile = async (
  path: string,
  text: string,
  mode: number,
): Promise<Result<void, string>> => {
  const taken = await occupied(path);
  if (taken !== null) return err(taken);
  const beside = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const file = await open(beside, 'wx', mode);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
    return ok(undefined);
  } catch (error) {
    await rm(beside, { force: true });
    return err(message(error) === 'does not exist' ? 'has no folder' : message(error));
  }
};
