// Creates a folder in memory for temporary files of tests: databases, copies of the build, browser profiles.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** The Linux magic number of a file system in memory. */
const TMPFS = 0x01021994;
/** Required space in bytes. A test run used half a gigabyte, and PostgreSQL may keep four gigabytes of write-ahead log. */
const NEEDED_BYTES = 8 * 2 ** 30;
const PREFIX = 'portal-tests-';

/** @param {number} pid */
const lives = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // `EPERM` means that the process exists but belongs to another user.
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
 * Creates a temporary folder in memory, removed when this process ends. Also removes folders that killed processes left
 * behind.
 * @param {string} root where Linux keeps files in memory
 * @param {number} bytes that are needed
 * @returns {string | null} null if there is no such folder or too little space; the tests then use the system's folder
 */
export const memoryFolder = (root = '/dev/shm', bytes = NEEDED_BYTES) => {
  if (!hasRoom(root, bytes)) return null;
  for (const name of readdirSync(root)) {
    const pid = Number(/^portal-tests-(\d+)-/.exec(name)?.[1] ?? Number.NaN);
    if (!Number.isNaN(pid) && !lives(pid))
      rmSync(join(root, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(root, `${PREFIX}${process.pid}-`));
  // PostgreSQL does not run as root and must be able to traverse the folder.
  chmodSync(folder, 0o711);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
