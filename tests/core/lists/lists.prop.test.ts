import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chipsOf,
  cleared,
  isNarrowed,
  lastPage,
  withFilter,
  withSort,
  addressNames,
  readListQuery,
  writeListQuery,
} from '#core/lists/read-list-query.rule.ts';
import { listQuerySchema, type ListQuery, listShape } from '#core/lists/list-query.schema.ts';
import { pageOf, selectLocally } from '#core/lists/local-list.rule.ts';
import { readColumnWidths, withColumnWidth } from '#core/lists/column-widths.rule.ts';
import {
  readFilterSets,
  withFilterSet,
  withoutFilterSet,
} from '#core/lists/read-filter-sets.rule.ts';
import {
  columnsShown,
  moveColumn,
  shownColumns,
  withColumn,
} from '#core/lists/shown-columns.rule.ts';
import { splitEligible } from '#core/lists/split-eligible.rule.ts';
import { exportName, listTable, tableCsv } from '#core/lists/list-table.rule.ts';

const shape = listShape({
  name: 'things',
  sorts: ['name', 'at'],
  filters: {
    kind: { kind: 'choice', of: ['a', 'b'] },
    who: { kind: 'text', most: 5 },
    from: { kind: 'day' },
  },
  start: { sort: { key: 'at', direction: 'desc' } },
});

const word = fc.string({ unit: 'binary', maxLength: 5 });
const filters = fc
  .record(
    {
      kind: fc.constantFrom('a', 'b'),
      who: word.filter((text) => text !== ''),
      from: fc.constantFrom('2026-03-12', '1999-12-31'),
    },
    { requiredKeys: [] },
  )
  .map(({ kind, who, from }) => ({
    ...(kind !== undefined && { kind }),
    ...(who !== undefined && { who }),
    ...(from !== undefined && { from }),
  }));
const queries: fc.Arbitrary<ListQuery> = fc.record({
  search: fc.string({ unit: 'binary', maxLength: 100 }),
  filters,
  sort: fc.record({
    key: fc.constantFrom('name', 'at'),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  page: fc.integer({ min: 1, max: 999_999 }),
  size: fc.constantFrom(25, 50, 100),
});
const from = (given: Readonly<Record<string, string>>) => (name: string) => given[name] ?? null;

describe('the address of a list', () => {
  it('says a query so that the same is read again', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const given = writeListQuery(shape, query);
        expect(readListQuery(shape, from(given))).toEqual(query);
        expect(Object.keys(given).every((name) => addressNames(shape).includes(name))).toBe(true);
      }),
    );
  });

  it('says nothing of a list as it begins', () => {
    expect(writeListQuery(shape, shape.start)).toEqual({});
    expect(readListQuery(shape, () => null)).toEqual(shape.start);
  });

  it('turns the order the list begins with by a direction alone', () => {
    const start = { sort: { key: 'at', direction: 'asc' } } as const;
    const ordered = listShape({ name: 'ordered', sorts: ['at', 'name'], start });
    const sortOf = (given: Readonly<Record<string, string>>) =>
      readListQuery(ordered, from(given)).sort;
    expect(sortOf({ dir: 'desc' })).toEqual({ key: 'at', direction: 'desc' });
    expect(sortOf({ sort: 'secret', dir: 'desc' })).toEqual(start.sort);
    expect(readListQuery(listShape({ name: 'plain' }), from({ dir: 'desc' })).sort).toBeNull();
  });

  it('is understood whatever it says, within what the list knows', () => {
    const anything = fc.dictionary(fc.constantFrom(...addressNames(shape), 'tab'), fc.string());
    fc.assert(
      fc.property(anything, (given) => {
        const query = readListQuery(shape, from(given));
        expect(listQuerySchema.safeParse(query).success).toBe(true);
        expect(readListQuery(shape, from(writeListQuery(shape, query)))).toEqual(query);
      }),
    );
  });
});

describe('a changed query', () => {
  it('begins at the first page and shows each set filter as a chip', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const set = withFilter(query, 'kind', 'a');
        expect([set.page, set.filters['kind']]).toEqual([1, 'a']);
        const unset = withFilter(set, 'kind', '');
        expect(chipsOf(shape, unset).map(({ name }) => name)).not.toContain('kind');
        expect(chipsOf(shape, set)).toContainEqual({ name: 'kind', value: 'a' });
        expect(isNarrowed(cleared(query))).toBe(false);
        expect(cleared(query)).toMatchObject({ sort: query.sort, size: query.size, page: 1 });
      }),
    );
  });

  it('turns the order round by the same column, and begins ascending by another', () => {
    const once = withSort(shape.start, 'name');
    expect(once.sort).toEqual({ key: 'name', direction: 'asc' });
    expect(withSort(once, 'name').sort?.direction).toBe('desc');
    expect(withSort(withSort(once, 'name'), 'name').sort?.direction).toBe('asc');
  });

  it('has no page behind the last', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 200 }), (total, size) => {
        const last = lastPage(total, size);
        expect(last).toBeGreaterThanOrEqual(1);
        expect(last * size).toBeGreaterThanOrEqual(total);
        expect((last - 1) * size).toBeLessThanOrEqual(total);
      }),
    );
  });
});

describe('a list that is here as a whole', () => {
  const rowOf = (id: number, name: string | null, rank: number | null) => ({ id, name, rank });
  const rows = fc.array(
    fc.tuple(
      fc.option(fc.constantFrom('Ann', 'ann b', 'Älva', 'Bo')),
      fc.option(fc.integer({ min: 0, max: 3 })),
    ),
  );
  const local = {
    texts: ({ name }: ReturnType<typeof rowOf>) => [name],
    filters: {
      named: ({ name }: ReturnType<typeof rowOf>, v: string) => (name !== null) === (v === 'yes'),
    },
    sorts: { rank: ({ rank }: ReturnType<typeof rowOf>) => rank },
  };
  const start = { ...shape.start, sort: null };

  it('is ordered stably, rows without a value last, and loses none', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom('asc' as const, 'desc' as const), (pairs, direction) => {
        const all = pairs.map(([name, rank], id) => rowOf(id, name, rank));
        const found = selectLocally(all, { ...start, sort: { key: 'rank', direction } }, local);
        expect(found.toSorted((a, b) => a.id - b.id)).toEqual(all);
        found.slice(1).forEach((row, at) => {
          const before = found[at]!;
          if (before.rank === null) expect(row.rank).toBeNull();
          else if (row.rank !== null) {
            const step = direction === 'asc' ? row.rank - before.rank : before.rank - row.rank;
            expect(step).toBeGreaterThanOrEqual(0);
            if (step === 0) expect(row.id).toBeGreaterThan(before.id);
          }
        });
      }),
    );
  });

  it('is searched by words without case and accents, and its pages are the whole', () => {
    const all = ['Ann', 'ann b', 'Älva', null].map((name, id) => rowOf(id, name, null));
    const ids = (query: Partial<ListQuery>) =>
      selectLocally(all, { ...start, ...query }, local).map(({ id }) => id);
    expect(ids({ search: 'ALV' })).toEqual([2]);
    expect(ids({ search: ' b ann' })).toEqual([1]);
    expect(ids({ filters: { named: 'no' } })).toEqual([3]);
    expect(ids({ filters: { unknown: 'x' }, sort: { key: 'unknown', direction: 'asc' } })).toEqual([
      0, 1, 2, 3,
    ]);
    fc.assert(
      fc.property(fc.array(fc.nat()), (many) => {
        const pages = Array.from({ length: lastPage(many.length, 25) }, (_, at) =>
          pageOf(many, { ...start, page: at + 1 }),
        );
        expect(pages.flat()).toEqual(many);
        expect(pageOf(many, { ...start, page: 999 })).toEqual(pages.at(-1));
      }),
    );
  });
});

describe('what a person keeps of a list', () => {
  it('are widths of columns within limits, each until it is given back, and nothing else', () => {
    const widths = fc.dictionary(fc.string(), fc.double({ noNaN: true })).map(readColumnWidths);
    fc.assert(
      fc.property(widths, fc.string(), fc.integer(), (kept, key, width) => {
        const sized = withColumnWidth(kept, key, width);
        expect(readColumnWidths(sized)).toEqual(sized);
        expect(Object.values(sized).every((one) => one >= 56 && one <= 800)).toBe(true);
        if (width >= 56 && width <= 800) expect(sized[key]).toBe(width);
        const back = withColumnWidth(sized, key, null);
        expect(Object.keys(back)).not.toContain(key);
        expect({ ...back, [key]: sized[key] }).toEqual(sized);
      }),
    );
    expect(readColumnWidths({ a: 100.6, b: '90', c: null, d: Number.NaN })).toEqual({ a: 101 });
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        for (const width of Object.values(readColumnWidths(kept)))
          expect(width).toBeGreaterThan(55);
      }),
    );
  });

  const columns = [{ key: 'a' }, { key: 'b' }, { key: 'c', hidden: true }];

  it('are columns in the order of the list, the first always', () => {
    expect(shownColumns(columns, null)).toEqual(['a', 'b']);
    expect(shownColumns(columns, ['c', 'gone'])).toEqual(['a', 'c']);
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        expect(shownColumns(columns, kept)[0]).toBe('a');
      }),
    );
  });

  it('are columns in the order they were put, none lost and none twice', () => {
    expect(shownColumns(columns, ['c', 'b', 'c', 'a'])).toEqual(['a', 'c', 'b']);
    expect(columnsShown(columns, ['c', 'b']).map(({ key }) => key)).toEqual(['a', 'c', 'b']);
    // A column that is shown again returns to its place in the original order of columns.
    expect(withColumn(columns, ['a', 'c'], 'b')).toEqual(['a', 'b', 'c']);
    expect(withColumn([...columns, { key: 'd' }], ['a', 'c', 'b'], 'd')).toEqual([
      'a',
      'c',
      'd',
      'b',
    ]);
    expect(moveColumn(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
    const keys = ['a', 'b', 'c', 'd', 'e'];
    const steps = fc.array(fc.tuple(fc.constantFrom(...keys, 'x'), fc.constantFrom(-1, 1)));
    fc.assert(
      fc.property(steps, (moves) => {
        const moved = moves.reduce<readonly string[]>(
          (shown, [key, by]) => moveColumn(shown, key, by === 1 ? 1 : -1),
          keys,
        );
        expect(moved[0]).toBe('a');
        expect(moved.toSorted()).toEqual(keys);
      }),
    );
  });

  it('are sets by their names, twenty at most', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 40 }), (names) => {
        const sets = names.reduce(
          (kept, name) => withFilterSet(kept, { name, address: { q: name, page: '3' } }),
          readFilterSets('rubbish'),
        );
        expect(readFilterSets(JSON.parse(JSON.stringify(sets)))).toEqual(sets);
        expect(new Set(sets.map(({ name }) => name)).size).toBe(sets.length);
        expect(sets.some(({ address }) => 'page' in address)).toBe(false);
        for (const { name } of sets)
          expect(withoutFilterSet(sets, name)).toHaveLength(sets.length - 1);
      }),
    );
  });
});

it('what is taken away has the wanted columns in the order of the list, and says how many rows', () => {
  const columns = ['a', 'b', 'c'].map((key) => ({
    key,
    title: key.toUpperCase(),
    value: (row: Readonly<Record<string, string>>) => row[key] ?? null,
  }));
  const rows = [{ a: '1', b: '=2', c: '3' }];
  expect(listTable(columns, ['c', 'a', 'c'], rows)).toEqual({
    head: ['C', 'A'],
    rows: [['3', '1']],
  });
  expect(listTable(columns, ['x'], rows).head).toEqual(['A', 'B', 'C']);
  expect(tableCsv(listTable(columns, null, rows))).toBe("A,B,C\r\n1,'=2,3\r\n");
  expect(exportName('users', 1, '2026-03-12', 'pdf')).toBe('users-1-row-2026-03-12.pdf');
});

it('a bulk action skips what may not, with the reason, and goes through with the rest', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), (rows) => {
      const { go, skipped } = splitEligible(rows, (row) => (row % 2 === 0 ? null : `odd ${row}`));
      expect(go).toEqual(rows.filter((row) => row % 2 === 0));
      expect(skipped.map(({ row }) => row)).toEqual(rows.filter((row) => row % 2 === 1));
      expect(skipped.every(({ row, reason }) => reason === `odd ${row}`)).toBe(true);
    }),
  );
});
