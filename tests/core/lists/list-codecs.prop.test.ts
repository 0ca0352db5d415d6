import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { exportCodec, listCodec } from '#core/lists/list-input.ts';
import { listShape, type ListQuery } from '#core/lists/list-query.schema.ts';

const SHAPE = listShape({
  name: 'things',
  sorts: ['name', 'at'],
  filters: { kind: { kind: 'choice', of: ['a', 'b'] }, who: { kind: 'text', most: 5 } },
  start: { sort: { key: 'at', direction: 'desc' } },
});

const queries: fc.Arbitrary<ListQuery> = fc.record({
  search: fc.string({ unit: 'binary', maxLength: 100 }),
  filters: fc
    .record({
      kind: fc.constantFrom('', 'a', 'b'),
      who: fc.string({ unit: 'binary', maxLength: 5 }),
    })
    .map((said) => Object.fromEntries(Object.entries(said).filter(([, text]) => text !== ''))),
  sort: fc.record({
    key: fc.constantFrom('name', 'at'),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  page: fc.integer({ min: 1, max: 999_999 }),
  size: fc.constantFrom(25, 50, 100),
});

it('a query and what is asked beside it mean on the server what the client said', () => {
  const codec = listCodec<{ readonly sn: number }>(SHAPE);
  fc.assert(
    fc.property(queries, fc.nat(), (query, sn) => {
      expect(codec.read(codec.write({ query, sn }))).toEqual({ query, sn });
    }),
  );
});

it('so does an export; without a column of its own it is of them all', () => {
  const codec = exportCodec(SHAPE);
  const columns = fc.option(
    fc.array(fc.stringMatching(/^\w{1,8}$/), { minLength: 1, maxLength: 4 }),
  );
  fc.assert(
    fc.property(queries, columns, fc.constantFrom('csv', 'pdf'), (query, columns, format) => {
      const asked = { query, columns, format } as const;
      const said = { format, ...codec.write(asked) };
      expect(codec.read(said)).toEqual(asked);
      expect(codec.read({ format, ...codec.write({ ...asked, columns: [] }) }).columns).toBeNull();
    }),
  );
});
