import { writeSync } from 'node:fs';
import { JOB_LIMITS } from '#core/backend/jobs/job-limits.ts';
import { openDatabase } from '#adapters/server/sql/open-database.ts';

/** Milliseconds until a full pipe is tried again. */
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

/** Tells the test; written at once, as the next moment may be the last, and whole, however little the pipe takes at a time. */
const say = (word: string): void => {
  let left = Buffer.from(`${word}\n`);
  while (left.length > 0) left = left.subarray(writeSome(left));
};

/** The data of a program that `useLives` runs, and what else its test gave this life of it. */
export const beginLife = async () => {
  const [seedDump = '', place = '', ...given] = process.argv.slice(2);
  const auditKey = Buffer.alloc(32, 7);
  const keys = { auditKey };
  const database = place.startsWith('postgres')
    ? await openDatabase({ url: place, keys })
    : await openDatabase({ dataDir: place, seedDump, keys, isBrief: true });
  return { auditKey, database, given, say };
};

/** When a life begins that takes jobs: after the lease of the one before it. */
export const afterLease = (begin: number, life: number): number =>
  begin + life * 2 * JOB_LIMITS.lease;
