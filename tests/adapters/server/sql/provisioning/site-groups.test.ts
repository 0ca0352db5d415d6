import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StoredSiteGroup } from '#core/backend/provisioning/site-group.repository.port.ts';
import {
  describeEachEngine,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';

const group = (num: number, more: Partial<StoredSiteGroup> = {}): StoredSiteGroup => ({
  num,
  parentNum: null,
  name: `Group ${num}`,
  timeZone: 'America/Chicago',
  answeringService: false,
  kind: 'Dealer',
  ...more,
});

describeEachEngine('site groups', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
  });
  afterAll(() => database.close());

  const put = (groups: readonly StoredSiteGroup[], since: string) =>
    database.unitOfWork.run((tx) => tx.siteGroups.put(groups, since));
  const found = (...nums: readonly number[]) =>
    database.unitOfWork.read((tx) => tx.siteGroups.byNum(nums));
  const since = async (siteGroupNum: number) => {
    const facts = { siteGroupNum, roots: [siteGroupNum], year: '2026', now: 0 };
    const read = await database.unitOfWork.read((tx) => tx.accountGroups.read(facts));
    return read?.since;
  };

  it('are written whole, a parent among them whatever the order', async () => {
    const branch = group(41, { parentNum: 40, kind: 'Branch', answeringService: true });
    await put([branch, group(40)], '2026-11-27');
    expect(await found(40, 41, 42)).toEqual([group(40), branch]);
    expect(await database.unitOfWork.read((tx) => tx.siteGroups.tree())).toEqual([
      { num: 40, parentNum: null },
      { num: 41, parentNum: 40 },
    ]);
    expect(await since(41)).toBe('2026-11-27');
  });

  it('change in what is named alone: since when a group is a customer stays', async () => {
    await put([group(50)], '2026-11-01');
    const renamed = group(50, { name: 'Old Mill Security', timeZone: 'America/Denver' });
    await put([renamed, group(51)], '2026-11-27');
    expect(await found(50)).toEqual([renamed]);
    expect([await since(50), await since(51)]).toEqual(['2026-11-01', '2026-11-27']);
  });

  it('are written by hundreds in one statement, and none writes nothing', async () => {
    const many = Array.from({ length: 500 }, (_, at) => group(1000 + at));
    const before = database.statements();
    await put(many, '2026-11-27');
    await put([], '2026-11-27');
    expect(database.statements() - before).toBe(1);
    expect(await found(...many.map(({ num }) => num))).toEqual(many);
  });
});
