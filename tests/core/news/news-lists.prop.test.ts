import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderNews } from '#core/news/order-news.rule.ts';
import { previewBody } from '#core/news/preview-body.rule.ts';

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

describe('news of the same order', () => {
  it('stand by title without regard to case, then always the same', () => {
    const named = (title: string, newsId: string, order: number | null = 1) => ({
      title,
      newsId,
      order,
    });
    const wanted = [
      named('z', '1', 0),
      named('a', '1'),
      named('A', '2'),
      named('a', '3'),
      named('B', '0'),
      named('c', '0'),
      named('A', '0', null),
      named('b', '0', null),
    ];
    expect(orderNews(wanted.toReversed())).toEqual(wanted);
    expect(orderNews([...wanted.slice(4), ...wanted.slice(0, 4)])).toEqual(wanted);
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

  it('ends at 50 characters without an ellipsis where nothing was left out', () => {
    expect(previewBody('é'.repeat(50))).toBe('é'.repeat(50));
    expect(previewBody('é'.repeat(51))).toBe(`${'é'.repeat(50)}…`);
  });

  it('stands in one line', () => {
    expect(previewBody(' One\r\n\ttwo  three \n')).toBe('One two three');
  });
});
