import { writeSync } from 'node:fs';
import { JOB_LIMITS } from '#core/backend/jobs/job-limits.ts';
import { openDatabase } from '#adapters/server/sql/open-database.ts';

/** Wait in milliseconds before writing to a full pipe again. */
const FULL = 1;

const writeSome = (bytes: Uint8Array): number => {
  try {
    return writeSync(1, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, FULL);
    return 0;
  }
};

/**
 * Prints a line for the test synchronously, because the process may be killed at any time. If the pipe accepts only a part
 * of the line, writes the rest.
 */
const say = (word: string): void => {
  let left = Buffer.from(`${word}\n`);
  while (left.length > 0) left = left.subarray(writeSome(left));
};

/** Opens the database for a program run by `useLives`. Returns the database and the further arguments of this process. */
export const beginLife = async () => {
  const [seedDump = '', place = '', ...given] = process.argv.slice(2);
  const auditKey = Buffer.alloc(32, 7);
  const keys = { auditKey };
  const database = place.startsWith('postgres')
    ? await openDatabase({ url: place, keys })
    : await openDatabase({ dataDir: place, seedDump, keys, isBrief: true });
  return { auditKey, database, given, say };
};

/** Returns the clock time at which process number `life` runs jobs. At this time, the lease of the previous process has expired. */
export const afterLease = (begin: number, life: number): number =>
  begin + life * 2 * JOB_LIMITS.lease;
