import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#core/kernel/limits.ts';
import { readRecentSearches, type RecentSearch } from '#core/sites/recent-search.schema.ts';
import { rememberSearch } from '#core/sites/recent-searches.store.ts';
import { SEARCH_FIELDS } from '#core/sites/site-info.schema.ts';

const searches: fc.Arbitrary<RecentSearch> = fc.record({
  key: fc.constantFrom('any', ...SEARCH_FIELDS),
  value: fc.stringMatching(/^[a-zA-Z0-9]{1,4}$/),
});
const history = fc.array(searches, { size: 'max', maxLength: 40 });
const remembered = (all: readonly RecentSearch[]): readonly RecentSearch[] =>
  all.reduce<readonly RecentSearch[]>(rememberSearch, []);
const identity = ({ key, value }: RecentSearch): string => `${key} ${value.toLowerCase()}`;

describe('recent searches', () => {
  it('are the last different ones, newest first, ten at most', () => {
    fc.assert(
      fc.property(history, (all) => {
        const expected = [...new Set(all.toReversed().map(identity))].slice(
          0,
          LIMITS.recentSearches,
        );
        expect(remembered(all).map(identity)).toEqual(expected);
      }),
    );
  });

  it('are read as they were kept', () => {
    fc.assert(
      fc.property(history, (all) => {
        const list = remembered(all);
        expect(readRecentSearches(JSON.parse(JSON.stringify(list)))).toEqual(list);
      }),
    );
  });

  it('are dropped whole when one entry lacks its key or its value', () => {
    fc.assert(
      fc.property(
        fc.array(searches, { maxLength: 9 }),
        fc.nat(),
        fc.constantFrom(
          {},
          { key: 'any' },
          { value: 'kes' },
          { key: '', value: 'kes' },
          { key: 'any', value: '' },
          { key: 'any', value: '   ' },
          { key: 'any', value: null },
          { key: 'contact', value: 'kes' },
          null,
          'kes',
        ),
        (list, index, broken) => {
          const stored = list.toSpliced(index % (list.length + 1), 0, broken as RecentSearch);
          expect(readRecentSearches(stored)).toEqual([]);
        },
      ),
    );
  });

  it('are none where anything else is kept', () => {
    fc.assert(
      fc.property(
        fc.jsonValue().filter((value) => !Array.isArray(value) || value.length > 0),
        (stored) => {
          expect(readRecentSearches(stored)).toEqual([]);
        },
      ),
    );
  });
});
