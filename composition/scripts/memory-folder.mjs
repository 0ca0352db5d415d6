// A folder in memory for what tests write for a moment: their databases, copies of the build, profiles of browsers.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** How Linux names a file system that is kept in memory. */
const TMPFS = 0x01021994;
/** A run was seen to hold half a gigabyte; PostgreSQL may keep four of its log. */
const NEEDED_BYTES = 8 * 2 ** 30;
const PREFIX = 'portal-tests-';

/** @param {number} pid */
const lives = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process lives, too.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};

/** @param {string} root @param {number} bytes */
const hasRoom = (root, bytes) => {
  try {
    const { type, bavail, bsize } = statfsSync(root);
    return type === TMPFS && Math.min(bavail * bsize, freemem()) >= bytes;
  } catch {
    return false;
  }
};

/**
 * Makes one and removes it at the end of this process. A disk may take a millisecond for each new file, and an embedded
 * database has a thousand of them. What a killed process could not remove is removed here.
 * @param {string} root where Linux keeps files in memory
 * @param {number} bytes that are needed
 * @returns {string | null} null where there is none, or little room: the tests use the system's folder then
 */
export const memoryFolder = (root = '/dev/shm', bytes = NEEDED_BYTES) => {
  if (!hasRoom(root, bytes)) return null;
  for (const name of readdirSync(root)) {
    const pid = Number(/^portal-tests-(\d+)-/.exec(name)?.[1] ?? Number.NaN);
    if (!Number.isNaN(pid) && !lives(pid))
      rmSync(join(root, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(root, `${PREFIX}${process.pid}-`));
  // PostgreSQL, which does not run as root, passes through it.
  chmodSync(folder, 0o711);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
