import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenFavorites,
  recentsBesideFavorites,
  recentsSince,
} from '#core/sites/chosen-favorites.rule.ts';
import { summaryOf } from './support/sites.ts';

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 20 });
const nums = (list: readonly { readonly siteNum: number }[]): readonly number[] =>
  list.map(({ siteNum }) => siteNum);

describe('recents beside favourites', () => {
  it('share no site with them and keep their order', () => {
    fc.assert(
      fc.property(numbers, numbers, (recents, favorites) => {
        const shown = nums(
          recentsBesideFavorites(
            recents.map((num) => summaryOf(num)),
            // A different device of a favorite site counts as the same site.
            favorites.map((num) => summaryOf(num, { devNum: 2, transmitterCode: `X${num}` })),
          ),
        );
        expect(shown).toEqual(recents.filter((num) => !favorites.includes(num)));
      }),
    );
  });
});

describe('recents since they were read', () => {
  it('begin with what was opened, hold each site once, and lose none', () => {
    fc.assert(
      fc.property(numbers, numbers, (recents, opened) => {
        const shown = nums(
          recentsSince(
            recents.map((num) => summaryOf(num)),
            opened.map((num) => summaryOf(num, { devNum: 2 })),
          ),
        );
        expect(shown).toEqual([...opened, ...recents.filter((num) => !opened.includes(num))]);
      }),
    );
  });
});

describe('favourites as wished', () => {
  it('are those that are kept and wished, once each, by name', () => {
    fc.assert(
      fc.property(numbers, numbers, numbers, (kept, added, removed) => {
        const choices = [
          ...removed.map((num) => ({ site: summaryOf(num), favorite: false })),
          ...added
            .filter((num) => !removed.includes(num))
            .map((num) => ({ site: summaryOf(num), favorite: true })),
        ];
        const shown = chosenFavorites(
          kept.map((num) => summaryOf(num)),
          choices,
        );
        const expected = [...new Set([...kept, ...added])].filter((num) => !removed.includes(num));
        expect([...nums(shown)].toSorted()).toEqual(expected.toSorted());
        const names = shown.map(({ siteName }) => siteName);
        expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
      }),
    );
  });
});
