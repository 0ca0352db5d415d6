import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderNews } from '#core/news/order-news.rule.ts';
import { previewBody } from '#core/news/preview-body.rule.ts';
import {
  NEWS_SIZES,
  NEWS_START,
  readNewsQuery,
  writeNewsQuery,
} from '#core/news/news-query.rule.ts';
import { NEWS_SORTS, type NewsQuery } from '#core/news/news.schema.ts';

const item = fc.record({
  order: fc.option(fc.integer({ min: 0, max: 9 })),
  title: fc.string({ maxLength: 3 }),
  newsId: fc.uuid(),
});

describe('the order of news', () => {
  it('ascends, with those without an order last, and loses nothing', () => {
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const ordered = orderNews(items);
        expect(new Set(ordered)).toEqual(new Set(items));
        expect(ordered).toHaveLength(items.length);
        const places = ordered.map(({ order }) => order ?? Infinity);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });

  it('is the same whatever order they came in', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(item, { selector: ({ newsId }) => newsId }),
        fc.infiniteStream(fc.nat()),
        (items, weights) => {
          const shuffled = items
            .map((one) => ({ one, weight: weights.next().value as number }))
            .toSorted((a, b) => a.weight - b.weight)
            .map(({ one }) => one);
          expect(orderNews(shuffled)).toEqual(orderNews(items));
        },
      ),
    );
  });
});

describe('the preview of a body', () => {
  const letters = fc.constantFrom('a', 'Z', 'é', '世', '👍', '🏴');

  it('is the body itself up to 50 characters', () => {
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 50 }), (body) => {
        expect(previewBody(body.join(''))).toBe(body.join(''));
      }),
    );
  });

  it('is the first 50 characters and an ellipsis beyond, never half a character', () => {
    fc.assert(
      fc.property(fc.array(letters, { minLength: 51, maxLength: 300 }), (body) => {
        expect(previewBody(body.join(''))).toBe(`${body.slice(0, 50).join('')}…`);
      }),
    );
  });

  it('stands in one line', () => {
    expect(previewBody(' One\r\n\ttwo  three \n')).toBe('One two three');
  });
});

describe('the filters of the setup list', () => {
  const query: fc.Arbitrary<NewsQuery> = fc.record({
    page: fc.integer({ min: 1, max: 999_999 }),
    size: fc.constantFrom(...NEWS_SIZES),
    sort: fc.constantFrom(...NEWS_SORTS),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
    search: fc
      .array(fc.constantFrom('a', ' ', '&', '%', '👍'), { maxLength: 100 })
      .map((a) => a.join('')),
    includeExpired: fc.boolean(),
  });

  it('come back from the address as they went into it', () => {
    fc.assert(
      fc.property(query, (asked) => {
        const address = new URLSearchParams(new URLSearchParams(writeNewsQuery(asked)).toString());
        expect(readNewsQuery((name) => address.get(name))).toEqual(asked);
      }),
    );
  });

  it('are the start for an address that says nothing, and for one nobody can read', () => {
    expect(readNewsQuery(() => null)).toEqual(NEWS_START);
    expect(writeNewsQuery(NEWS_START)).toEqual({});
    const odd = new URLSearchParams('page=-1&sort=password&dir=up&expired=yes&size=1000');
    expect(readNewsQuery((name) => odd.get(name))).toEqual(NEWS_START);
  });
});
