import { afterAll, beforeAll, expect, it } from 'vitest';
import { trimAudit } from '#adapters/server/sql/audit/trim-audit.ts';
import {
  describeEachEngine,
  openTestDatabase,
  TEST_AUDIT_KEY,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';
import { checkWholeChain } from '#tests/backend/harness/check-whole-chain.ts';
import { rounds } from '#tests/backend/harness/rounds.ts';
import { auditEntry } from '#tests/contract/audit-trail.contract.ts';

describeEachEngine('several servers that trim the record at once', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
  });
  afterAll(() => database.close());

  it('remove each line once, while lines are written, and leave a whole chain', async () => {
    const keys = { auditKey: TEST_AUDIT_KEY };
    const append = (at: number) =>
      database.unitOfWork.run(({ audit }) => audit.append(auditEntry({ at })));
    for (let round = 1; round <= rounds(5, 50); round += 1) {
      const day = round * 1000;
      for (let count = 0; count < 5; count += 1) await append(day);
      const times = { before: day + 1, now: day + 500 };
      const [trims] = await Promise.all([
        Promise.all([1, 2, 3].map(() => trimAudit(database.kysely, keys, times))),
        ...[1, 2, 3, 4].map(() => append(day + 600)),
      ]);
      expect(trims.map(({ broken }) => broken)).toEqual([null, null, null]);
      expect(await checkWholeChain(database.kysely, () => TEST_AUDIT_KEY)).toMatchObject({
        state: 'intact',
      });
      const old = await database.kysely
        .selectFrom('audit')
        .select('seq')
        .where('at', '<', day + 1)
        .execute();
      expect(old).toEqual([]);
    }
  });
});
