import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { err, ok, type Result } from '#core/kernel/result.ts';

/** The longest allowed file, in bytes. */
const LONGEST = 8192;

const MODES = { group: 0o070, others: 0o007 } as const;

/** Who besides the owner may have access rights to a secret file. */
export type Strangers = 'nobody' | 'group';

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** Returns the message for a file system error. Rethrows any other error. */
const message = (error: unknown): string => {
  const code = codeOf(error);
  if (code === null) throw error;
  if (code === 'ELOOP') return 'is a link';
  if (code === 'ENOENT') return 'does not exist';
  if (code === 'EACCES' || code === 'EPERM') return 'cannot be opened';
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

/** Returns true if strangers have access rights. Always returns false on Windows, where file modes have no meaning. */
const exposed = (mode: number, strangers: Strangers): boolean => {
  if (process.platform === 'win32') return false;
  return (mode & (strangers === 'nobody' ? MODES.group | MODES.others : MODES.others)) !== 0;
};

/**
 * Reads a secret file, or returns null when the file does not exist. Returns an error for a file that strangers may
 * access, that is too long, or that is not a regular file (`links` allows a link to a regular file). The caller prints the
 * error text after the file name.
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
    if (!allowed.links && !found.isFile()) return err('is not an ordinary file');
    if (exposed(found.mode, allowed.strangers)) {
      const mode = allowed.strangers === 'nobody' ? '600' : '640';
      return err(`can be accessed by others: chmod ${mode} it`);
    }
    const text = await readAtMost(file);
    return text === null ? err('is too long') : ok(text);
  } catch (error) {
    return err(message(error));
  } finally {
    await file.close();
  }
};

/** Returns an error text when something other than a regular file exists at the path. Returns null when a file may be written there. */
const occupied = async (path: string): Promise<string | null> => {
  try {
    const found = await lstat(path);
    if (found.isFile()) return null;
    return found.isSymbolicLink() ? 'is a link' : 'is not an ordinary file';
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? null : message(error);
  }
};

/**
 * Writes a file atomically: a reader always finds either the complete old file or the complete new one. Never writes
 * through a symbolic link or over anything but a regular file.
 */
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
