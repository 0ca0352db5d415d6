import { statfsSync } from 'node:fs';
import { sql, type KyselyPlugin } from 'kysely';
import type { Unfit } from '#core/backend/refusal.ts';
import { isRead } from './prepare-read.ts';
import type { Sql } from './schema.ts';

/** Maximum difference between the clocks of a server and its database, in milliseconds. */
export const CLOCK_MS = 30000;
/**
 * Minimum free space on the disk of the embedded database, in bytes. With less space, the engine may crash in the middle
 * of a statement.
 */
export const FREE_BYTES = 64 * 1024 * 1024;
/** Milliseconds for which a disk check stays valid, and for which a database counts as full after reporting a full disk. */
const [LOOK_MS, FULL_MS] = [1000, 30000];

/** PostgreSQL's error code for a full disk. */
const DISK_FULL = '53100';

/** Thrown when a write is refused before it starts. The server responds with 503 and the reason. */
export class DatabaseUnfit extends Error {
  readonly reason: Unfit;
  readonly retryAfterSeconds = 30;

  constructor(reason: Unfit) {
    super(`Nothing is written: ${reason}.`);
    this.name = 'DatabaseUnfit';
    this.reason = reason;
  }
}

/**
 * Returns the minimum milliseconds by which the database clock is ahead of this server's clock (negative if behind).
 * Computed from the times of query and response; 0 means that the clocks may agree.
 */
export const clockOffset = (asked: number, database: number, answered: number): number => {
  if (database > answered) return database - answered;
  return database < asked ? database - asked : 0;
};

/** Decides whether the database may be written to, from the clock difference and the free disk space. */
export class Fitness {
  readonly #now: () => number;
  readonly #freeBytes: (() => number) | null;
  #clockIsOff = false;
  #disk = { isFull: false, until: 0 };

  /** `freeBytes` is set if the database is on a disk of this machine, otherwise null. */
  constructor(now: () => number, freeBytes: (() => number) | null) {
    this.#now = now;
    this.#freeBytes = freeBytes;
  }

  /** Why writes are refused now; null if writes are allowed. */
  get problem(): Unfit | null {
    if (this.#clockIsOff) return 'clock';
    const now = this.#now();
    if (now >= this.#disk.until || now < this.#disk.until - FULL_MS)
      this.#disk = {
        isFull: this.#freeBytes !== null && this.#freeBytes() < FREE_BYTES,
        until: now + LOOK_MS,
      };
    return this.#disk.isFull ? 'disk' : null;
  }

  /** Compares the clocks and returns the difference in milliseconds. */
  async lookAtClock(kysely: Sql): Promise<number> {
    const asked = this.#now();
    const { rows } = await sql<{
      at: number;
    }>`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as at`.execute(kysely);
    const offset = clockOffset(asked, rows[0]?.at ?? asked, this.#now());
    this.#clockIsOff = Math.abs(offset) > CLOCK_MS;
    return offset;
  }

  /** Returns true if the error reports a full disk. After such an error, the database counts as full for a while. */
  isDiskFull(cause: unknown): boolean {
    const isFull = cause instanceof Error && 'code' in cause && cause.code === DISK_FULL;
    if (isFull) this.#disk = { isFull, until: this.#now() + FULL_MS };
    return isFull;
  }

  /**
   * A query plugin that refuses writes while the clocks differ too much or the disk of this machine is full. A remote
   * database with a full disk refuses writes itself.
   */
  get guard(): KyselyPlugin {
    return {
      transformQuery: ({ node }) => {
        const problem = isRead(node) ? null : this.problem;
        if (problem === 'clock' || (problem === 'disk' && this.#freeBytes !== null))
          throw new DatabaseUnfit(problem);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
  }
}

/** Returns the bytes that an ordinary program can use on the disk of a folder. */
export const freeBytesOf = (directory: string): number => {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
};
