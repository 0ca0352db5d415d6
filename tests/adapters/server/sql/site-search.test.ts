import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchSiteNums, type SearchBounds } from '#adapters/server/sql/site-search.ts';
import { searchWords } from '#core/sites/search-words.rule.ts';
import {
  describeEachEngine,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';
import { rounds } from '#tests/backend/harness/rounds.ts';
import { writeFamily } from '#tests/backend/harness/seed-site.ts';

/** So small that a few hundred sites walk every path: few hits, common words, nothing but common words. */
const BOUNDS: SearchBounds = { pool: 25, leads: [30, 90] };
const LIMIT = 21;
const SITES = 320;
const TREES = ['alder', 'birch', 'cedar', 'elm'] as const;
const FIRST = 930_000;
const GROUPS = [9301, 9302, 9303];

const groupOf = (index: number): number => 9301 + (index % 3);
/** Alder and elm never stand together, so that two common words have nothing in common. */
const nameOf = (index: number): string => {
  const picked = TREES.filter((_tree, place) => (index >> place) % 2 === 1);
  return picked.filter((tree) => tree !== 'elm' || !picked.includes('alder')).join(' ');
};
const streetOf = (index: number): string => (index % 7 === 0 ? 'Elm Way' : 'Quay');

describeEachEngine('search among many sites', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
    await writeFamily(database.kysely, { parent: 9301, branch: 9302, stranger: 9303 });
    const sites = Array.from({ length: SITES }, (_, index) => ({
      num: FIRST + index,
      site_group_num: groupOf(index),
      name: nameOf(index),
      kind: 'Residential',
      state: 'monitored' as const,
      street: streetOf(index),
      city: 'Port',
      region: 'ME',
      postal_code: 'X',
      time_zone: 'UTC',
    }));
    await database.kysely.insertInto('site').values(sites).execute();
  });
  afterAll(() => database.close());

  const search = (text: string, groups: readonly number[], bounds?: SearchBounds) =>
    database.kysely
      .transaction()
      .execute((tx) =>
        searchSiteNums(tx, { groups, words: searchWords(text), field: null, limit: LIMIT }, bounds),
      );
  const textOf = (index: number) => `${nameOf(index)} ${streetOf(index)} port me x`.toLowerCase();
  const fitting = (asked: readonly string[], groups: readonly number[]): readonly number[] =>
    Array.from({ length: SITES }, (_, index) => index)
      .filter((index) => groups.includes(groupOf(index)))
      .filter((index) => {
        const own = textOf(index).split(' ');
        return asked.every((word) => own.some((term) => term.startsWith(word)));
      })
      .map((index) => FIRST + index);

  const asked = fc.subarray([...TREES, 'a', 'quay', 'way', 'port', 'e'], {
    minLength: 1,
    maxLength: 4,
  });
  const scope = fc.subarray(GROUPS, { minLength: 1 });

  it(
    'finds what looking at every site finds, as many as fit, the same each time',
    { timeout: 300_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(asked, scope, async (words, groups) => {
          const expected = fitting(words, groups);
          const found = await search(words.join(' '), groups, BOUNDS);
          expect(found).toHaveLength(Math.min(LIMIT, expected.length));
          expect(new Set(found).size).toBe(found.length);
          for (const num of found) expect(expected).toContain(num);
          expect(await search(words.join(' '), groups, BOUNDS)).toEqual(found);
        }),
        { numRuns: rounds(15, 200) },
      );
    },
  );

  it('puts names before the rest, and is complete within its own bounds', async () => {
    const named = (num: number): boolean => nameOf(num - FIRST).includes('elm');
    for (const bounds of [BOUNDS, undefined]) {
      const found = await search('elm', GROUPS, bounds);
      const ranks = found.map((num) => (named(num) ? 0 : 1));
      expect(ranks).toEqual(ranks.toSorted());
    }
    const few = fitting(['elm', 'way'], [9303]);
    expect(few.length).toBeLessThan(LIMIT);
    expect((await search('elm way', [9303])).toSorted()).toEqual(few);
    expect(await search('alder elm cedar quay', GROUPS, BOUNDS)).toEqual([]);
  });
});
