import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldsApart, keepTouched } from '#core/forms/keep-touched.rule.ts';

const FIELDS = ['directions', 'hazards', 'pets', 'phone', 'plan'] as const;
type Values = Record<(typeof FIELDS)[number], string>;

const text = fc.string({ maxLength: 3 });
const values: fc.Arbitrary<Values> = fc.record({
  directions: text,
  hazards: text,
  pets: text,
  phone: text,
  plan: text,
});
const some = fc.subarray([...FIELDS]);

const change = (from: Values, fields: readonly (keyof Values)[], mark: string): Values => ({
  ...from,
  ...Object.fromEntries(fields.map((field) => [field, `${from[field]}${mark}`])),
});

it('keeps what I typed into and takes theirs everywhere else, and names each field in which we differ', () => {
  fc.assert(
    fc.property(values, some, some, (began, mine, theirs) => {
      const typed = change(began, mine, ' mine');
      const stored = change(began, theirs, ' theirs');
      const kept = keepTouched(began, typed, stored);
      for (const field of FIELDS)
        expect(kept[field]).toBe(mine.includes(field) ? typed[field] : stored[field]);
      const apart = fieldsApart(began, typed, stored);
      expect(apart.map(({ field }) => field).toSorted()).toEqual(
        FIELDS.filter((field) => mine.includes(field) || theirs.includes(field)).toSorted(),
      );
      for (const { field, touched } of apart)
        expect(touched).toBe(mine.includes(field as keyof Values));
    }),
  );
});

it('looks into fields of fields, and into rows that are known by a name', () => {
  const row = (id: string, words: string) => ({ id, words });
  const began = { hours: { mon: '8', tue: '8' }, permits: [row('a', '1'), row('b', '2')] };
  const typed = { hours: { mon: '9', tue: '8' }, permits: [row('a', '1'), row('c', '3')] };
  const stored = {
    hours: { mon: '8', tue: '7' },
    permits: [row('a', '5'), row('b', '2'), row('d', '4')],
  };
  expect(keepTouched(began, typed, stored)).toEqual({
    hours: { mon: '9', tue: '7' },
    permits: [row('a', '5'), row('d', '4'), row('c', '3')],
  });
});

it('takes a list whose rows have no names as one value', () => {
  const began = { phones: [{ number: '1' }] };
  const typed = { phones: [{ number: '1' }, { number: '2' }] };
  const stored = { phones: [{ number: '3' }] };
  expect(keepTouched(began, typed, stored)).toEqual(typed);
  expect(keepTouched(began, began, stored)).toEqual(stored);
});
