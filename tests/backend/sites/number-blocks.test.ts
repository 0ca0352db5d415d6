import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GroupNumbers } from '#core/backend/new-account/number-block.repository.port.ts';
import { describeEachEngine, openTestDatabase, type TestDatabase } from '../harness/database.ts';
import { seedSite, writeFamily } from '../harness/seed-site.ts';

const [PARENT, BRANCH, STRANGER] = [4471, 4473, 4480];
const DRAFT = '00000000-0000-4000-8000-000000000001';
const NOW = 1_000_000;

describeEachEngine('number blocks', (engine) => {
  let database: TestDatabase;
  const numbersOf = (group: number): Promise<GroupNumbers> =>
    database.unitOfWork.read((tx) => tx.numberBlocks.ofGroup(group, NOW));

  beforeAll(async () => {
    database = await openTestDatabase({ engine });
    const { kysely } = database;
    await writeFamily(kysely, { parent: PARENT, branch: BRANCH, stranger: STRANGER });
    await seedSite(kysely, { num: 2001, group: PARENT });
    await kysely
      .insertInto('number_block')
      .values([
        {
          prefix: 'HP',
          first_num: 2000,
          last_num: 2009,
          kind: 'assigned',
          site_group_num: PARENT,
        },
        {
          prefix: 'HP',
          first_num: 2008,
          last_num: 2009,
          kind: 'reserved',
          site_group_num: PARENT,
        },
      ])
      .execute();
    const lock = (xmit: string, expires_at: number) => ({ xmit, expires_at, draft_id: DRAFT });
    await kysely
      .insertInto('number_hold')
      .values([lock('HP2002', NOW + 1), lock('HP2003', NOW), lock('HP3000', NOW + 1)])
      .execute();
  });
  afterAll(() => database.close());

  it('says what a group was given and what of it is taken, holds that are over left out', async () => {
    const { blocks, taken } = await numbersOf(PARENT);
    expect(blocks).toEqual([
      { prefix: 'HP', first: 2000, last: 2009, kind: 'assigned', siteGroupNum: PARENT },
      { prefix: 'HP', first: 2008, last: 2009, kind: 'reserved', siteGroupNum: PARENT },
    ]);
    expect(taken).toEqual([
      { xmit: 'HP2001', draftId: null },
      { xmit: 'HP2002', draftId: DRAFT },
    ]);
  });

  it('lets a branch without a block of its own use what lies above, and a stranger nothing', async () => {
    expect((await numbersOf(BRANCH)).blocks).toHaveLength(2);
    expect(await numbersOf(STRANGER)).toEqual({ blocks: [], taken: [] });
    const own = { prefix: 'HC', first_num: 1, last_num: 99, kind: 'assigned' } as const;
    await database.kysely
      .insertInto('number_block')
      .values({ ...own, site_group_num: BRANCH })
      .execute();
    expect((await numbersOf(BRANCH)).blocks.map(({ prefix }) => prefix)).toEqual(['HC']);
  });
});
