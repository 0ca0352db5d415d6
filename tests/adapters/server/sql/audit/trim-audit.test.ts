import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anchorSeal } from '#adapters/server/sql/audit/audit-line.ts';
import { checkChainPart } from '#adapters/server/sql/audit/check-chain-part.ts';
import type { SqlTransaction } from '#adapters/server/sql/schema.ts';
import { trimAudit, trimmedBefore } from '#adapters/server/sql/audit/trim-audit.ts';
import {
  describeEachEngine,
  openTestDatabase,
  TEST_AUDIT_KEY,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';
import { checkWholeChain } from '#tests/backend/harness/check-whole-chain.ts';
import { auditEntry } from '#tests/contract/audit-trail.contract.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-03-12T14:05:00Z');
const KEYS = { auditKey: TEST_AUDIT_KEY };

describeEachEngine('lines of the record that are old enough', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase({ engine });
  });
  afterEach(() => database.close());

  /** Writes one audit entry per given age in days, in the given order. Returns the number of the first entry. */
  const write = async (...ages: readonly number[]): Promise<number> => {
    const first = await newest();
    await database.unitOfWork.run(async ({ audit }) => {
      for (const age of ages) await audit.append(auditEntry({ at: NOW - age * DAY }));
    });
    return first + 1;
  };
  const newest = async (): Promise<number> =>
    (await database.kysely.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow()).seq;
  const lines = async (): Promise<readonly number[]> => {
    const rows = await database.kysely.selectFrom('audit').select('seq').orderBy('seq').execute();
    return rows.map(({ seq }) => seq);
  };
  const check = () =>
    checkWholeChain(database.kysely, (id) => (id === 'k1' ? TEST_AUDIT_KEY : undefined));
  const trim = (keepDays = 30) =>
    trimAudit(database.kysely, KEYS, { before: trimmedBefore(NOW, keepDays), now: NOW });

  it('go from the beginning in whole days, with a line that says so, and the rest stays provable', async () => {
    const first = await write(90, 60, 31, 30, 29, 60, 1);
    expect(await trim()).toEqual({ lines: 3, broken: null });
    // The day 30 days ago is not over yet, so the entries of that day stay. An old entry that follows a younger entry
    // stays until the younger entry is trimmed.
    expect(await lines()).toEqual([3, 4, 5, 6, 7].map((offset) => first + offset));
    expect(await check()).toMatchObject({
      state: 'intact',
      since: new Date(NOW - 31 * DAY).toISOString(),
    });
    const values = await database.kysely
      .selectFrom('audit')
      .select(['target', 'detail'])
      .where('operation', '=', 'record.trim')
      .execute();
    expect(values).toEqual([
      {
        target: `lines up to ${String(first + 2)}`,
        detail: { lines: '3', until: new Date(NOW - 31 * DAY).toISOString() },
      },
    ]);
    expect(await trim()).toEqual({ lines: 0, broken: null });
    await write(0);
    expect(await check()).toMatchObject({ state: 'intact' });
  });

  it('may be all of it, again and again', async () => {
    await write(90, 80);
    expect(await trim()).toMatchObject({ lines: 2 });
    expect(
      await trimAudit(database.kysely, KEYS, { before: NOW + DAY, now: NOW + 2 * DAY }),
    ).toMatchObject({ lines: 1 });
    expect(await lines()).toHaveLength(1);
    expect(await check()).toMatchObject({ state: 'intact' });
  });

  it('go part by part when there are many', async () => {
    await database.unitOfWork.run(async ({ audit }) => {
      for (let count = 0; count < 2500; count += 1)
        await audit.append(auditEntry({ at: NOW - 40 * DAY }));
    });
    expect(await trim()).toEqual({ lines: 2500, broken: null });
    const parts = await sql`select from audit where operation = 'record.trim'`.execute(
      database.kysely,
    );
    expect(parts.rows).toHaveLength(2);
    expect(await check()).toMatchObject({ state: 'intact' });
  });

  it('and were changed stay, with all that follows', async () => {
    const first = await write(90, 89, 88, 1);
    await database.kysely
      .updateTable('audit')
      .set({ target: 'another' })
      .where('seq', '=', first + 1)
      .execute();
    const { lines: gone, broken } = await trim();
    expect(gone).toBe(0);
    expect(broken).toMatchObject({ state: 'broken', upTo: first, reason: 'altered' });
    expect(await lines()).toContain(first);
  });

  it('are missed when anybody else removes them, moves the beginning or puts lines before it', async () => {
    await write(90, 89, 3, 2, 1);
    await trim();
    const [first = 0, second = 0] = await lines();
    const { mac } = await database.kysely
      .selectFrom('audit')
      .select('mac')
      .where('seq', '=', first)
      .executeTakeFirstOrThrow();
    const old = await database.kysely
      .selectFrom('audit_anchor')
      .selectAll()
      .executeTakeFirstOrThrow();
    const attempts: readonly ((tx: SqlTransaction) => Promise<unknown>)[] = [
      (tx) => sql`delete from audit where seq = ${first}`.execute(tx),
      (tx) => sql`delete from audit_anchor`.execute(tx),
      (tx) => sql`update audit_anchor set at = at + 1`.execute(tx),
      async (tx) => {
        await sql`delete from audit where seq <= ${first}`.execute(tx);
        const forged = { seq: first, mac, at: old.at };
        const seal = anchorSeal(Buffer.alloc(32, 8), forged);
        await tx
          .updateTable('audit_anchor')
          .set({ ...forged, seal })
          .execute();
      },
      (tx) =>
        sql`insert into audit select ${old.seq - 1}, at, request_id, session_id, subject_id, actor_id, address,
              claimed_ip, operation, target, result, detail, key_id, mac from audit where seq = ${second}`.execute(
          tx,
        ),
    ];
    expect(await check()).toMatchObject({ state: 'intact' });
    const undone = new Error('undone');
    for (const attempt of attempts) {
      const tried = database.kysely.transaction().execute(async (tx) => {
        await attempt(tx);
        const found = await checkChainPart(tx, () => TEST_AUDIT_KEY, { after: 0, limit: 2 });
        expect(found.state).toBe('broken');
        throw undone;
      });
      await expect(tried).rejects.toBe(undone);
    }
  });

  it('are passed over by a check that had begun before they went', async () => {
    await write(90, 89, 88, 1, 1, 1);
    await trim();
    const part = (after: number) =>
      database.kysely
        .transaction()
        .execute((tx) => checkChainPart(tx, () => TEST_AUDIT_KEY, { after, limit: 2 }));
    const first = (await lines())[0] ?? 0;
    expect(await part(1)).toMatchObject({ state: 'more', upTo: first + 1 });
    expect(await part(first + 1)).toMatchObject({ state: 'intact', upTo: await newest() });
    expect(await part(99)).toMatchObject({ state: 'broken', reason: 'missing' });
  });
});
