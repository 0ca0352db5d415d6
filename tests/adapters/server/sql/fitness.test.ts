import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusalAnswer } from '#adapters/server/http/refusal-answer.rule.ts';
import {
  CLOCK_MS,
  clockOffset,
  DatabaseUnfit,
  Fitness,
  FREE_BYTES,
} from '#adapters/server/sql/fitness.ts';
import { refuseClock, refuseFull, type Database } from '#adapters/server/sql/open-database.ts';
import { openTestDatabase } from '#tests/backend/harness/database.ts';

const MB = 1024 * 1024;

describe('a full disk', () => {
  let database: Database;
  let folder = '';
  beforeEach(async () => {
    database = await openTestDatabase();
    folder = mkdtempSync(join(tmpdir(), 'full-'));
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  it('lets reads go on, begins no write, and is left when there is room again', async () => {
    let [free, now] = [FREE_BYTES, 0];
    const fitness = new Fitness(
      () => now,
      () => free,
    );
    const kysely = database.kysely.withPlugin(fitness.guard);
    const write = () => kysely.deleteFrom('job').where('id', '=', 'none').execute();
    await write();
    [free, now] = [FREE_BYTES - 1, 2000];
    expect(fitness.problem).toBe('disk');
    await expect(write()).rejects.toThrow(DatabaseUnfit);
    expect(await kysely.selectFrom('job').select('id').execute()).toEqual([]);
    [free, now] = [FREE_BYTES, 4000];
    expect(fitness.problem).toBeNull();
    await write();
  });

  it('that a database elsewhere speaks of is told for half a minute, and does not keep it from being tried', async () => {
    let now = 0;
    const fitness = new Fitness(() => now, null);
    expect(fitness.isDiskFull(Object.assign(new Error('no space'), { code: '23505' }))).toBe(false);
    expect(fitness.problem).toBeNull();
    expect(fitness.isDiskFull(Object.assign(new Error('no space'), { code: '53100' }))).toBe(true);
    expect(fitness.problem).toBe('disk');
    const kysely = database.kysely.withPlugin(fitness.guard);
    await kysely.deleteFrom('job').where('id', '=', 'none').execute();
    now = 30_000;
    expect(fitness.problem).toBeNull();
  });

  it('refuses a start in one line that says what to do, before anything is made', () => {
    const lines = [63, 191].map((free) => {
      try {
        refuseFull(folder, () => free * MB);
        return 'started';
      } catch (cause) {
        return (cause as Error).message;
      }
    });
    expect(lines[1]).toBe(
      `The disk of the data directory ${folder} is full: 191 MB are free, and 192 MB are needed. Nothing was changed. Make room, or set DATA_DIR to a directory on another disk, and start again.`,
    );
    expect(lines[0]).toMatch(/ 63 MB are free/);
    expect(() => {
      refuseFull(folder, () => 192 * MB);
    }).not.toThrow();
  });
});

describe('a clock that is off', () => {
  it('is one that the time of the way there and back does not explain', () => {
    expect(clockOffset(1000, 1500, 2000)).toBe(0);
    expect(clockOffset(1000, 32_000, 2000)).toBe(30_000);
    expect(clockOffset(40_000, 9000, 41_000)).toBe(-31_000);
  });

  it.each([
    [CLOCK_MS + 5000, 'ahead'],
    [-CLOCK_MS - 5000, 'behind'],
  ])('by %d ms: nothing is written until it is right again', async (off) => {
    const database = await openTestDatabase();
    let ahead = off;
    const fitness = new Fitness(() => Date.now() + ahead, null);
    const kysely = database.kysely.withPlugin(fitness.guard);
    await fitness.lookAtClock(database.kysely);
    expect(fitness.problem).toBe('clock');
    const write = () => kysely.deleteFrom('job').where('id', '=', 'none').execute();
    await expect(write()).rejects.toThrow(DatabaseUnfit);
    ahead = 0;
    await fitness.lookAtClock(database.kysely);
    expect(fitness.problem).toBeNull();
    await write();
    await database.close();
  });

  it('refuses a start in one line', () => {
    const tryClock = (offset: number) => () => {
      refuseClock(offset);
    };
    expect(tryClock(CLOCK_MS + 1)).toThrow(/^The clock of this machine is 30 s behind that/);
    expect(tryClock(-95_000)).toThrow(/95 s ahead of that of the database/);
    expect(tryClock(CLOCK_MS)).not.toThrow();
  });
});

it('why nothing is written or served is said with a code, a wait and words', () => {
  const busy = refusalAnswer({ kind: 'busy', retryAfterSeconds: 30, unfit: 'disk' });
  expect(busy).toMatchObject({ status: 503, code: 'diskFull', headers: { 'retry-after': '30' } });
  expect(busy.message).toBe(
    'Nothing was saved because the server’s disk is full. Please try again later.',
  );
  const health = refusalAnswer({ kind: 'notReady', unfit: 'clock' });
  expect(health).toMatchObject({ status: 503, code: 'clockOff', ready: false });
});
