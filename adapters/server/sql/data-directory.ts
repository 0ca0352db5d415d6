import {
  chmodSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ioCode, ioReason } from './io-reason.ts';
import { processStart } from './process-identity.ts';
import { StartRefusal } from './start-refusal.ts';

const LOCK = 'server.lock';
const TAKEOVER_STALE_MS = 10000;
const ATTEMPTS = 200;

interface Holder {
  readonly pid: number;
  readonly started: string | null;
}

const readHolder = (file: string): Holder | 'absent' | 'unreadable' => {
  try {
    const holder: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof holder !== 'object' || holder === null) return 'unreadable';
    if (!('pid' in holder) || typeof holder.pid !== 'number') return 'unreadable';
    const started = 'started' in holder && typeof holder.started === 'string' ? holder.started : '';
    return { pid: holder.pid, started };
  } catch (cause) {
    return ioCode(cause) === 'ENOENT' ? 'absent' : 'unreadable';
  }
};

const lives = (holder: Holder): boolean => processStart(holder.pid) === holder.started;

/** Returns the id of the process that uses a data directory; null if there is none. */
export const userOf = (directory: string): number | null => {
  const holder = readHolder(join(directory, LOCK));
  return typeof holder === 'object' && lives(holder) ? holder.pid : null;
};

const create = (file: string): boolean => {
  const holder: Holder = { pid: process.pid, started: processStart(process.pid) };
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (cause) {
    if (ioCode(cause) === 'EEXIST') return false;
    throw cause;
  }
};

/**
 * Removes the lock file of a dead process. The guard directory lets only one process remove the file at a time, so that no
 * process removes the new lock of another process.
 */
const removeStale = (file: string): void => {
  const guard = `${file}.takeover`;
  try {
    mkdirSync(guard);
  } catch (cause) {
    if (ioCode(cause) !== 'EEXIST') throw cause;
    const since = statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > TAKEOVER_STALE_MS) rmdirSync(guard);
    return;
  }
  try {
    const holder = readHolder(file);
    if (holder !== 'absent' && (holder === 'unreadable' || !lives(holder))) unlinkSync(file);
  } finally {
    rmdirSync(guard);
  }
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Locks a data directory for this process. Takes over the lock of a dead process. Returns a function that releases the lock. */
const lockDirectory = async (directory: string): Promise<() => void> => {
  const file = join(directory, LOCK);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (create(file)) return () => rmSync(file, { force: true });
    const holder = readHolder(file);
    if (typeof holder === 'object' && lives(holder))
      throw new StartRefusal(
        'inUse',
        `Another server (process ${holder.pid}) already uses the data directory ${directory}. Stop it, or set DATA_DIR to another directory.`,
      );
    // Another process may still be writing an unreadable lock file, so such a file is removed only after several attempts.
    if (typeof holder === 'object' || attempt > ATTEMPTS / 4) removeStale(file);
    await pause(10);
  }
  throw new StartRefusal(
    'inUse',
    `The lock file ${file} cannot be taken. Remove it if no server runs.`,
  );
};

/** Mode bits for access by all other users. */
const EVERYBODY = 0o007;
const STICKY = 0o1000;

/**
 * Protects keys and documents from other users. Removes the access rights of other users to the folder, or refuses a
 * folder that belongs to another user or is deliberately shared.
 */
const keepPrivate = (directory: string): void => {
  const { mode, uid } = statSync(directory);
  // Windows has no user ids, so there is nothing to check.
  const own = process.getuid?.();
  if (own === undefined || (mode & EVERYBODY) === 0) return;
  if (uid !== own || (mode & STICKY) !== 0)
    throw new StartRefusal(
      'unwritable',
      `Everybody on this machine may open the data directory ${directory}, and this user may not change that. Set DATA_DIR to a folder in it, which the server makes for itself.`,
    );
  chmodSync(directory, mode & 0o770);
};

/** Creates the data directory and locks it for this process. Turns every failure into a refusal to start with a clear reason. */
export const claimDataDirectory = async (directory: string): Promise<() => void> => {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    keepPrivate(directory);
    return await lockDirectory(directory);
  } catch (cause) {
    if (cause instanceof StartRefusal) throw cause;
    throw new StartRefusal(
      'unwritable',
      `Cannot write to the data directory ${directory}: ${ioReason(cause)}. Set DATA_DIR to a directory this user may write.`,
      cause,
    );
  }
};
