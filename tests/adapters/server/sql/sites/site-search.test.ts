import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchSites, type SearchBounds } from '#adapters/server/sql/sites/site-search.ts';
import { searchWords } from '#core/sites/search-words.rule.ts';
import {
  describeEachEngine,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';
import { rounds } from '#tests/backend/harness/rounds.ts';
import { writeFamily } from '#tests/backend/harness/seed-site.ts';

/** Small search limits, so that a few hundred sites cover every path: few hits, some common words, only common words. */
const BOUNDS: SearchBounds = { pool: 25, lead: 30, rare: 90 };
const LIMIT = 21;
const SITES = 320;
const TREES = ['alder', 'birch', 'cedar', 'elm'] as const;
const FIRST = 930_000;
/** Groups with their descendants. */
const SCOPES = [
  { group: 9301, holds: [9301, 9302, 9303] },
  { group: 9302, holds: [9302, 9303] },
  { group: 9303, holds: [9303] },
] as const;
type Scope = (typeof SCOPES)[number];
const [WHOLE, , LOWEST] = SCOPES;

const groupOf = (index: number): number => 9301 + (index % 3);
/** Builds a site name in which alder and elm never occur together, so that a search for both words has no match. */
const nameOf = (index: number): string => {
  const picked = TREES.filter((_tree, position) => (index >> position) % 2 === 1);
  return picked.filter((tree) => tree !== 'elm' || !picked.includes('alder')).join(' ');
};
const streetOf = (index: number): string => (index % 7 === 0 ? 'Elm Way' : 'Quay');

describeEachEngine('search among many sites', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
    await writeFamily(database.kysely, { parent: 9301, branch: 9302, stranger: 9303 });
    await database.kysely
      .updateTable('site_group')
      .set({ parent_num: 9302 })
      .where('num', '=', 9303)
      .execute();
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

  const search = async (text: string, { group }: Scope, bounds?: SearchBounds) => {
    const words = searchWords(text);
    const asked = { siteGroupNum: group, words, field: null, limit: LIMIT, now: 0 };
    const before = database.statements();
    const sites = await searchSites(database.kysely, asked, bounds);
    return { found: sites.map(({ siteNum }) => siteNum), asked: database.statements() - before };
  };
  const textOf = (index: number) => `${nameOf(index)} ${streetOf(index)} port me x`.toLowerCase();
  const fitting = (asked: readonly string[], { holds }: Scope): readonly number[] =>
    Array.from({ length: SITES }, (_, index) => index)
      .filter((index) => holds.some((group) => group === groupOf(index)))
      .filter((index) => {
        const own = textOf(index).split(' ');
        return asked.every((word) => own.some((term) => term.startsWith(word)));
      })
      .map((index) => FIRST + index);

  const picks = fc.subarray([...TREES, 'a', 'quay', 'way', 'port', 'e'], {
    minLength: 1,
    maxLength: 4,
  });
  const scope = fc.constantFrom(...SCOPES);

  it(
    'finds what looking at every site finds, as many as fit, the same each time',
    { timeout: 300_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(picks, scope, async (words, group) => {
          const expected = fitting(words, group);
          const { found, asked } = await search(words.join(' '), group, BOUNDS);
          expect(asked).toBeLessThanOrEqual(2);
          expect(found).toHaveLength(Math.min(LIMIT, expected.length));
          expect(new Set(found).size).toBe(found.length);
          for (const num of found) expect(expected).toContain(num);
          expect((await search(words.join(' '), group, BOUNDS)).found).toEqual(found);
        }),
        { numRuns: rounds(15, 200) },
      );
    },
  );

  it('answers searches of one moment together, and each as if it were alone', async () => {
    const asks = fc.array(fc.tuple(picks, scope, fc.constantFrom(BOUNDS, undefined)), {
      minLength: 2,
      maxLength: 6,
    });
    const property = fc.asyncProperty(asks, async (together) => {
      const before = database.statements();
      const found = await Promise.all(
        together.map(([picked, { group }, bounds]) => {
          const words = searchWords(picked.join(' '));
          const asked = { siteGroupNum: group, words, field: null, limit: LIMIT, now: 0 };
          return searchSites(database.kysely, asked, bounds);
        }),
      );
      // At most three statements: one for all one-word searches, one for all searches with several words, and one follow-up.
      expect(database.statements() - before).toBeLessThanOrEqual(3);
      for (const [place, [words, group, bounds]] of together.entries()) {
        const alone = await search(words.join(' '), group, bounds);
        expect(found[place]?.map(({ siteNum }) => siteNum)).toEqual(alone.found);
      }
    });
    await fc.assert(property, { numRuns: rounds(10, 60) });
  });

  it('finds the same whether the rarest word shows at the short count, at the long one or not at all', async () => {
    const hits = fitting(['way'], LOWEST).length;
    for (const rare of [hits * 6 + 6, hits + 1, hits, 1]) {
      const { found, asked } = await search('elm way', LOWEST, { pool: SITES, lead: 2, rare });
      expect(asked).toBe(2);
      expect(found.toSorted()).toEqual(fitting(['elm', 'way'], LOWEST));
    }
  });

  it('puts names before the rest, and is complete within its own bounds', async () => {
    const named = (num: number): boolean => nameOf(num - FIRST).includes('elm');
    for (const bounds of [BOUNDS, undefined]) {
      const { found } = await search('elm', WHOLE, bounds);
      const ranks = found.map((num) => (named(num) ? 0 : 1));
      expect(ranks).toEqual(ranks.toSorted());
    }
    const few = fitting(['elm', 'way'], LOWEST);
    expect(few.length).toBeLessThan(LIMIT);
    const all = await search('elm way', LOWEST);
    expect({ found: all.found.toSorted(), asked: all.asked }).toEqual({ found: few, asked: 1 });
    expect((await search('alder elm cedar quay', WHOLE, BOUNDS)).found).toEqual([]);
    expect(await search('alder zzz', WHOLE)).toEqual({ found: [], asked: 1 });
    expect(await search('zzz', WHOLE)).toEqual({ found: [], asked: 1 });
  });
});
