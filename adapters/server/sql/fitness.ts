import { statfsSync } from 'node:fs';
import { sql, type KyselyPlugin } from 'kysely';
import type { Unfit } from '#core/backend/refusal.ts';
import { isRead } from './prepare-read.ts';
import type { Sql } from './schema.ts';

/** Milliseconds by which the clocks of a server and its database may differ. */
export const CLOCK_MS = 30000;
/** Bytes that stay free under the embedded database: it ends in the middle of a statement when its log finds no room. */
export const FREE_BYTES = 64 * 1024 * 1024;
/** How long one look at the disk holds, and how long a database is taken for full after it said so. */
const [LOOK_MS, FULL_MS] = [1000, 30000];

/** PostgreSQL's code for a full disk. */
const DISK_FULL = '53100';

/** A write that was not begun; the server answers 503 and says why. */
export class DatabaseUnfit extends Error {
  readonly reason: Unfit;
  readonly retryAfterSeconds = 30;

  constructor(reason: Unfit) {
    super(`Nothing is written: ${reason}.`);
    this.name = 'DatabaseUnfit';
    this.reason = reason;
  }
}

/** Milliseconds by which the database's clock is surely ahead of ours (behind: below 0), given when it was asked and when it had answered; 0 = it may stand anywhere in between. */
export const clockOffset = (asked: number, database: number, answered: number): number => {
  if (database > answered) return database - answered;
  return database < asked ? database - asked : 0;
};

/** Whether a database may be written now: by the clock of a server and that of its database, and by the room of the disk. */
export class Fitness {
  readonly #now: () => number;
  readonly #freeBytes: (() => number) | null;
  #clockIsOff = false;
  #disk = { isFull: false, until: 0 };

  /** `freeBytes` where the database lies on a disk of ours. */
  constructor(now: () => number, freeBytes: (() => number) | null) {
    this.#now = now;
    this.#freeBytes = freeBytes;
  }

  /** Why nothing may be written; null where all is well. */
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

  /** Compares the clocks; answers by how much they differ. */
  async lookAtClock(kysely: Sql): Promise<number> {
    const asked = this.#now();
    const { rows } = await sql<{
      at: number;
    }>`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as at`.execute(kysely);
    const offset = clockOffset(asked, rows[0]?.at ?? asked, this.#now());
    this.#clockIsOff = Math.abs(offset) > CLOCK_MS;
    return offset;
  }

  /** Whether an error is the database's word that it has no room; it is taken for full for a while then. */
  isDiskFull(cause: unknown): boolean {
    const isFull = cause instanceof Error && 'code' in cause && cause.code === DISK_FULL;
    if (isFull) this.#disk = { isFull, until: this.#now() + FULL_MS };
    return isFull;
  }

  /** Lets no write through where nothing may be written. A database elsewhere that said it is full checks each write itself. */
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

/** Bytes that are free for an ordinary program on the disk of a folder. */
export const freeBytesOf = (directory: string): number => {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
};
