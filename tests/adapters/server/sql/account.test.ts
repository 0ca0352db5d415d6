import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  describeEachEngine,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/support/database.ts';

describeEachEngine('accounts', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
  });
  afterAll(() => database.close());

  it('finds a dealer without regard to case, and never through the customers’ door', async () => {
    const { id } = await database.seedAccount({ username: 'Dana.Reyes' });
    await database.unitOfWork.run(async ({ accounts }) => {
      expect((await accounts.findByLogin('dana.REYES', 'dealer'))?.id).toBe(id);
      expect(await accounts.findByLogin('dana.reyes', 'consumer')).toBeNull();
    });
  });
});
