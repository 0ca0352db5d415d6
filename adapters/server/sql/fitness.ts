import { statfsSync } from 'node:fs';
import { sql, type KyselyPlugin } from 'kysely';
import type { Unfit } from '#core/backend/refusal.ts';
import { isRead } from './prepare-read.ts';
import type { Sql } from './schema.ts';

/** Milliseconds by which the clocks of a server and its database may differ. */
export const CLOCK_MS = 30000;
/**
 * Bytes that must stay free on the disk of the embedded database. The engine crashes in the middle of a statement when
 * there is no room for its log.
 */
export const FREE_BYTES = 64 * 1024 * 1024;
/** How long a check of the disk is valid, and how long a database counts as full after it reported so. */
const [LOOK_MS, FULL_MS] = [1000, 30000];

/** PostgreSQL's code for a full disk. */
const DISK_FULL = '53100';

/** A write that was refused before it started. The server responds with 503 and the reason. */
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
 * Returns the minimum milliseconds by which the database's clock is ahead of ours (negative if behind), computed from the
 * times of the query and of its response. Returns 0 if the clocks may agree.
 */
export const clockOffset = (asked: number, database: number, answered: number): number => {
  if (database > answered) return database - answered;
  return database < asked ? database - asked : 0;
};

/** Determines whether a database may be written to now, from the difference of the clocks and the free disk space. */
export class Fitness {
  readonly #now: () => number;
  readonly #freeBytes: (() => number) | null;
  #clockIsOff = false;
  #disk = { isFull: false, until: 0 };

  /** `freeBytes` is given if the database is on a disk of this machine. */
  constructor(now: () => number, freeBytes: (() => number) | null) {
    this.#now = now;
    this.#freeBytes = freeBytes;
  }

  /** The reason why writes are refused; null if there is none. */
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

  /** Compares the clocks and returns their difference. */
  async lookAtClock(kysely: Sql): Promise<number> {
    const asked = this.#now();
    const { rows } = await sql<{
      at: number;
    }>`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as at`.execute(kysely);
    const offset = clockOffset(asked, rows[0]?.at ?? asked, this.#now());
    this.#clockIsOff = Math.abs(offset) > CLOCK_MS;
    return offset;
  }

  /** Returns true if the error is the database's report of a full disk. The database then counts as full for a while. */
  isDiskFull(cause: unknown): boolean {
    const isFull = cause instanceof Error && 'code' in cause && cause.code === DISK_FULL;
    if (isFull) this.#disk = { isFull, until: this.#now() + FULL_MS };
    return isFull;
  }

  /** A query plugin that refuses writes while there is a problem. A remote database that reported a full disk refuses each write itself. */
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

/** Returns the bytes available to an ordinary program on the disk of a folder. */
export const freeBytesOf = (directory: string): number => {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
};
