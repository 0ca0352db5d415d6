import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Longest path of a Unix socket that every system accepts, in bytes. */
const LONGEST = 100;

/**
 * Calls `use` with a socket path that is short enough for every system: the path itself, or a path through a temporary
 * link to the socket's folder.
 */
export const byShortPath = async <T>(
  socket: string,
  use: (path: string) => Promise<T>,
): Promise<T> => {
  if (Buffer.byteLength(socket) <= LONGEST) return use(socket);
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-'));
  try {
    symlinkSync(path.resolve(path.dirname(socket)), path.join(folder, 'd'));
    return await use(path.join(folder, 'd', path.basename(socket)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
