import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { commaList, exportInput } from '#core/lists/list-input.ts';
import { listShape, type ListQuery } from '#core/lists/list-query.schema.ts';

const SHAPE = listShape({
  name: 'things',
  sorts: ['name', 'at'],
  filters: { kind: { kind: 'choice', of: ['a', 'b'] }, who: { kind: 'text', most: 5 } },
});

const { input, codec } = exportInput(SHAPE, {
  sn: z.int(),
  before: z.optional(z.string()),
  only: z.optional(commaList(z.string(), Number)),
});

const query: fc.Arbitrary<ListQuery> = fc.record({
  search: fc.string({ unit: 'binary', maxLength: 100 }),
  filters: fc.constantFrom<ListQuery['filters']>({}, { kind: 'a' }, { kind: 'b', who: 'Ann' }),
  sort: fc.option(
    fc.record({
      key: fc.constantFrom('name', 'at'),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
  ),
  page: fc.integer({ min: 1, max: 999_999 }),
  size: fc.constantFrom(25, 50, 100),
});

const some = <T>(of: fc.Arbitrary<T>) => fc.option(fc.array(of, { minLength: 1, maxLength: 9 }));

it('what is asked of a list arrives as it was said, with what stands beside it', () => {
  const asked = fc.record({
    query,
    format: fc.constantFrom('csv' as const, 'pdf' as const),
    columns: some(fc.stringMatching(/^\w{1,20}$/)),
    sn: fc.integer({ min: 1, max: 999_999_999 }),
    before: fc.option(fc.string({ minLength: 1 })),
    only: some(fc.integer({ min: 1, max: 999_999_999 })),
  });
  fc.assert(
    fc.property(asked, (given) => {
      expect(codec.read(z.parse(z.object(input), codec.write(given)))).toEqual(given);
    }),
  );
});

it('no columns at all are all of them', () => {
  const request = { query: SHAPE.start, format: 'csv', sn: 7, before: null, only: null } as const;
  const sent = codec.write({ ...request, columns: [] });
  expect(sent).toEqual({ format: 'csv', sn: 7 });
  expect(codec.read(z.parse(z.object(input), sent))).toEqual({ ...request, columns: null });
});
