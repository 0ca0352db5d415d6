import { mkdirSync } from 'node:fs';
import { lockDirectory } from './directory-lock.ts';
import { StartRefusal } from './start-refusal.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENAMETOOLONG: 'the path is too long',
  ELOOP: 'the path is a loop of links',
};

/** Makes the directory and locks it for this process; every way that fails is one clear refusal. */
export const claimDataDirectory = async (directory: string): Promise<() => void> => {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    return await lockDirectory(directory);
  } catch (cause) {
    if (cause instanceof StartRefusal) throw cause;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    throw new StartRefusal(
      'unwritable',
      `Cannot write to the data directory ${directory}: ${REASONS[code] ?? code}. Set DATA_DIR to a directory this user may write.`,
      cause,
    );
  }
};
