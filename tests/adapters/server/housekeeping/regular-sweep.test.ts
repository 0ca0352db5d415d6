import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sweepRegularly } from '#adapters/server/housekeeping/regular-sweep.ts';
import {
  openTestDatabase,
  TEST_AUDIT_KEY,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';
import { auditEntry } from '#tests/contract/audit-trail.contract.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-03-12T14:05:00Z');

describe('the regular sweep', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.unitOfWork.run(async ({ audit }) => {
      for (const age of [90, 60, 1]) await audit.append(auditEntry({ at: NOW - age * DAY }));
    });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await database.close();
  });

  const ages = async (): Promise<readonly number[]> => {
    const rows = await database.kysely.selectFrom('audit').select('at').orderBy('seq').execute();
    return rows.map(({ at }) => (NOW - at) / DAY);
  };

  /** Runs one sweep. Returns the errors that the sweep reported. */
  const sweepOnce = async (keepDays: number | null): Promise<readonly string[]> => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const logged: string[] = [];
    let swept = (): void => undefined;
    const isSwept = new Promise<void>((resolve) => {
      swept = resolve;
    });
    // On PostgreSQL, counting the grown tables is the last step of a sweep.
    const engine = { get: () => (swept(), 'postgres' as const) };
    const stop = sweepRegularly({
      database: Object.defineProperty(
        { kysely: database.kysely },
        'engine',
        engine,
      ) as TestDatabase,
      clock: { now: () => NOW },
      log: { info: () => undefined, error: (event) => logged.push(event) },
      auditLog: { keepDays, keys: { auditKey: TEST_AUDIT_KEY } },
    });
    vi.advanceTimersByTime(10 * 60_000);
    await isSwept;
    stop();
    return logged;
  };

  it('keeps the record for ever unless told otherwise, then for so many days, and tells what it may not remove', async () => {
    expect([await sweepOnce(null), await ages()]).toEqual([[], [90, 60, 1]]);
    expect([await sweepOnce(75), await ages()]).toEqual([[], [60, 1, 0]]);
    await database.kysely.updateTable('audit').set({ target: 'x' }).where('seq', '=', 2).execute();
    expect([await sweepOnce(30), await ages()]).toEqual([['record not trimmed'], [60, 1, 0]]);
  });
});
