import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkWholeChain } from '#tests/backend/harness/check-whole-chain.ts';
import type { AuditEntry } from '#core/backend/audit.trail.port.ts';
import { TEST_AUDIT_KEY, type TestDatabase } from '#tests/backend/harness/database.ts';
import { START } from '#tests/backend/harness/session-rows.ts';

/** Builds an audit entry with common values. */
export const auditEntry = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  at: START,
  requestId: randomUUID(),
  sessionId: null,
  subjectId: null,
  actorId: null,
  address: '127.0.0.1',
  claimedIp: null,
  operation: 'login',
  target: null,
  result: 'ok',
  detail: {},
  ...change,
});

/** Tests that every audit log must pass (SECURITY.md §2.11). */
export const auditTrailContract = (open: () => TestDatabase): void => {
  const append = (...entries: readonly AuditEntry[]): Promise<void> =>
    open().unitOfWork.run(({ audit }) => audit.append(...entries));
  const verify = () =>
    checkWholeChain(open().kysely, (id) => (id === 'k1' ? TEST_AUDIT_KEY : undefined));
  const lastSeq = async (): Promise<number> =>
    (await open().kysely.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow()).seq;

  it('chains every line, whatever its words, in the order of commits', async () => {
    const before = await lastSeq();
    await append(
      auditEntry({ detail: { b: '2', a: '“1”', '': 'é\u2028' }, target: 'x'.repeat(999) }),
    );
    await Promise.all(Array.from({ length: 12 }, () => append(auditEntry({ result: 'refused' }))));
    expect(await verify()).toMatchObject({ state: 'intact', upTo: before + 13 });
  });

  it('takes several lines at once in their order, and none', async () => {
    const before = await lastSeq();
    const operations = ['first', 'second', 'third'];
    await append(
      ...operations.map((operation) => auditEntry({ operation, detail: { [operation]: 'é' } })),
    );
    await append();
    expect(await verify()).toMatchObject({ state: 'intact', upTo: before + 3 });
    const lines = await open()
      .kysely.selectFrom('audit')
      .select(['operation', 'detail'])
      .where('seq', '>', before)
      .orderBy('seq')
      .execute();
    expect(lines).toEqual(
      operations.map((operation) => ({ operation, detail: { [operation]: 'é' } })),
    );
  });

  it('stays whole when a stranger sends half a character', async () => {
    const before = await lastSeq();
    await append(auditEntry({ claimedIp: 'a\ud800', detail: { name: '\udc00b' } }));
    expect(await verify()).toMatchObject({ state: 'intact', upTo: before + 1 });
  });

  it('keeps one line for each event: control characters and overlong words are cut', async () => {
    await append(auditEntry({ claimedIp: `a\r\nb\u0000${'c'.repeat(999)}` }));
    const row = await open()
      .kysely.selectFrom('audit')
      .select('claimed_ip')
      .where('seq', '=', await lastSeq())
      .executeTakeFirstOrThrow();
    expect(row.claimed_ip).toMatch(/^a {2}b c+$/);
    expect(row.claimed_ip).toHaveLength(300);
  });

  it('leaves no line when the change it tells of is undone', async () => {
    const before = await lastSeq();
    const failing = open().unitOfWork.run(async ({ audit }) => {
      await audit.append(auditEntry());
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await lastSeq()).toBe(before);
    expect(await verify()).toMatchObject({ state: 'intact' });
  });

  it('shows which line was altered or removed, the last one too', async () => {
    await append(auditEntry());
    await append(auditEntry({ operation: 'logout' }));
    const seq = await lastSeq();
    const line = open()
      .kysely.updateTable('audit')
      .where('seq', '=', seq - 1);
    await line.set({ result: 'refused' }).execute();
    expect(await verify()).toMatchObject({ state: 'broken', upTo: seq - 2, reason: 'altered' });
    await line.set({ result: 'ok' }).execute();
    expect(await verify()).toMatchObject({ state: 'intact' });
    const gone = await open()
      .kysely.deleteFrom('audit')
      .where('seq', '=', seq)
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(await verify()).toMatchObject({ state: 'broken', upTo: seq - 1, reason: 'missing' });
    await open()
      .kysely.insertInto('audit')
      .values({ ...gone, detail: JSON.stringify(gone.detail) })
      .execute();
    expect(await verify()).toMatchObject({ state: 'intact' });
  });
};
