import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeFields } from '#core/forms/merge-fields.rule.ts';

interface Row {
  readonly id: string;
  readonly number: string;
}

interface Values {
  readonly name: string;
  readonly pinned: boolean;
  readonly days: readonly number[];
  readonly address: { readonly street: string; readonly city: string };
  readonly permits: readonly Row[];
}

const word = fc.constantFrom('', 'a', 'b', 'c');
const rows: fc.Arbitrary<readonly Row[]> = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('r1', 'r2', 'r3', 'r4'), number: word }),
  { selector: ({ id }) => id, maxLength: 4 },
);
const values: fc.Arbitrary<Values> = fc.record({
  name: word,
  pinned: fc.boolean(),
  days: fc.array(fc.constantFrom(1, 2, 3), { maxLength: 2 }),
  address: fc.record({ street: word, city: word }),
  permits: rows,
});

const FIELDS = ['name', 'pinned', 'days', 'address', 'permits'] as const;
const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const holds = (law: (base: Values, mine: Values, theirs: Values) => void): void => {
  fc.assert(fc.property(values, values, values, law), { numRuns: 500 });
};

describe('a merge of two edits', () => {
  it('takes theirs in every field that I left alone, and keeps mine in every field that they left alone', () => {
    holds((base, mine, theirs) => {
      const { clashes, merged, taken } = mergeFields(base, mine, theirs);
      for (const field of FIELDS) {
        const clashed = clashes.some((one) => one.field === field);
        if (same(base[field], mine[field])) {
          expect(merged[field]).toEqual(theirs[field]);
          expect(taken.includes(field)).toBe(!same(mine[field], theirs[field]));
        } else if (same(base[field], theirs[field])) expect(merged[field]).toEqual(mine[field]);
        else if (same(mine[field], theirs[field])) expect(merged[field]).toEqual(mine[field]);
        else continue;
        expect(clashed).toBe(false);
      }
    });
  });

  it('without an edit of mine is theirs, and without one of theirs is mine', () => {
    holds((base, mine, theirs) => {
      expect(mergeFields(base, base, theirs)).toMatchObject({ merged: theirs, clashes: [] });
      expect(mergeFields(base, mine, base)).toEqual({ merged: mine, clashes: [], taken: [] });
      expect(mergeFields(base, mine, mine)).toEqual({ merged: mine, clashes: [], taken: [] });
    });
  });

  it('asks about the same fields whoever saves second, with the two versions exchanged', () => {
    holds((base, mine, theirs) => {
      const one = mergeFields(base, mine, theirs);
      const other = mergeFields(base, theirs, mine);
      expect(other.clashes.map(({ field }) => field)).toEqual(
        one.clashes.map(({ field }) => field),
      );
      for (const [at, { mine: kept, theirs: given }] of one.clashes.entries()) {
        const sorted = (value: unknown): unknown =>
          Array.isArray(value)
            ? (value as readonly Row[]).toSorted((a, b) => (a.id > b.id ? 1 : -1))
            : value;
        if (one.clashes[at]?.field === 'days') continue;
        expect(sorted(other.clashes[at]?.theirs)).toEqual(sorted(kept));
        expect(sorted(other.clashes[at]?.mine)).toEqual(sorted(given));
      }
    });
  });

  it('is the same at every call, and finds nothing more once it stands on theirs', () => {
    holds((base, mine, theirs) => {
      const first = mergeFields(base, mine, theirs);
      expect(mergeFields(base, mine, theirs)).toEqual(first);
      expect(mergeFields(theirs, first.merged, theirs)).toEqual({
        merged: first.merged,
        clashes: [],
        taken: [],
      });
    });
  });

  it('loses no value: each edit is in the merge, or it is offered for a choice', () => {
    holds((base, mine, theirs) => {
      const { clashes, merged } = mergeFields(base, mine, theirs);
      const asks = (field: string): boolean => clashes.some((one) => one.field === field);
      for (const edit of [mine, theirs]) {
        for (const field of ['name', 'pinned', 'days'] as const)
          if (!same(edit[field], base[field]) && !asks(field))
            expect(merged[field]).toEqual(edit[field]);
        for (const part of ['street', 'city'] as const)
          if (edit.address[part] !== base.address[part] && !asks('address'))
            expect(merged.address[part]).toBe(edit.address[part]);
      }
      for (const { field, ...sides } of clashes) {
        if (field !== 'name' && field !== 'days') continue;
        expect(sides).toEqual({ mine: mine[field], theirs: theirs[field] });
      }
    });
  });

  it('loses no row: what either added or changed stays, and what either removed goes, if nobody else touched it', () => {
    holds((base, mine, theirs) => {
      const { clashes, merged } = mergeFields(base, mine, theirs);
      const rowOf = (of: Values, id: string): Row | undefined =>
        of.permits.find((row) => row.id === id);
      const asked = clashes.find(({ field }) => field === 'permits');
      for (const id of ['r1', 'r2', 'r3', 'r4']) {
        const [before, own, other] = [base, mine, theirs].map((one) => rowOf(one, id));
        const now = rowOf(merged, id);
        if (same(before, own)) expect(now).toEqual(other);
        else if (same(before, other) || same(own, other)) expect(now).toEqual(own);
        else {
          expect(asked).toBeDefined();
          const offered = [asked?.mine, asked?.theirs].map((list) =>
            (list as readonly Row[]).find((row) => row.id === id),
          );
          expect(offered).toEqual([own, other]);
        }
      }
    });
  });
});

const row = (id: string, number: string): Row => ({ id, number });

it('looks into fields of fields, and into rows that are known by a name', () => {
  const base = { hours: { mon: '8', tue: '8' }, permits: [row('a', '1'), row('b', '2')] };
  const mine = { hours: { mon: '9', tue: '8' }, permits: [row('a', '1'), row('c', '3')] };
  const theirs = {
    hours: { mon: '8', tue: '7' },
    permits: [row('a', '5'), row('b', '2'), row('d', '4')],
  };
  expect(mergeFields(base, mine, theirs)).toEqual({
    merged: {
      hours: { mon: '9', tue: '7' },
      permits: [row('a', '5'), row('d', '4'), row('c', '3')],
    },
    clashes: [],
    taken: ['hours', 'permits'],
  });
});

it('asks about a row that one removed and the other changed, and about two orders', () => {
  const base = { permits: [row('a', '1'), row('b', '2'), row('c', '3')] };
  const without = { permits: [row('a', '1'), row('c', '3')] };
  const changed = { permits: [row('a', '1'), row('b', '9'), row('c', '4')] };
  expect(mergeFields(base, without, changed).clashes).toEqual([
    {
      field: 'permits',
      mine: [row('a', '1'), row('c', '4')],
      theirs: [row('a', '1'), row('b', '9'), row('c', '4')],
    },
  ]);
  const [a, b, c] = base.permits as [Row, Row, Row];
  const moved = { permits: [b, a, c] };
  expect(mergeFields(base, moved, changed).merged).toEqual({
    permits: [row('b', '9'), a, row('c', '4')],
  });
  expect(mergeFields(base, moved, { permits: [c, a, b] }).clashes).toEqual([
    { field: 'permits', mine: [b, a, c], theirs: [c, a, b] },
  ]);
});

it('takes a list whose rows have no names as one value', () => {
  const base = { phones: [{ number: '1' }] };
  const mine = { phones: [{ number: '1' }, { number: '2' }] };
  const theirs = { phones: [{ number: '3' }] };
  expect(mergeFields(base, mine, theirs).clashes).toEqual([
    { field: 'phones', mine: mine.phones, theirs: theirs.phones },
  ]);
});
