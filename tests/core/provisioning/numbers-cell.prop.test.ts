import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHONE_TYPES } from '#core/contacts/contact.ts';
import { numbersCell, orderedNumbersCell } from '#core/provisioning/numbers-cell.rule.ts';
import { emailsCell, phonesCell } from '#core/contacts/phones-cell.rule.ts';
import { hoursCell, timeCell, weekdaysCell } from '#core/contacts/hours-cell.rule.ts';
import {
  numberCell,
  type FileCell,
  textCell,
  textsCell,
  yesNoCell,
} from '#core/forms/file-cell.rule.ts';

const CHOICES = ['Burglary', 'Fire', 'Medical'] as const;
const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });
const text = fc.oneof(
  fc.constantFrom(
    '-',
    String.raw`\-`,
    String.raw`\\-`,
    '--',
    '- a',
    '=1+1',
    `'=1`,
    'a;b',
    'x12 Cell',
  ),
  fc.string({ unit: 'grapheme', minLength: 1 }).filter((one) => one.trim() === one),
);
const minute = fc.integer({ min: 0, max: 1439 });
const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
const inOrder = days.map((all) => all.toSorted((a, b) => a - b));

/** Each cell type, with values as forms hold them. */
const CELLS: Readonly<Record<string, readonly [FileCell, fc.Arbitrary<unknown>]>> = {
  text: [textCell, text],
  number: [numberCell, fc.integer({ min: -999999999, max: 999999999 })],
  'yes or no': [yesNoCell, fc.boolean()],
  choices: [textsCell(CHOICES), fc.subarray([...CHOICES], { minLength: 1 })],
  'numbers in order': [orderedNumbersCell, fc.uniqueArray(fc.nat(999999), { minLength: 1 })],
  numbers: [
    numbersCell,
    fc.uniqueArray(fc.nat(999999), { minLength: 1 }).map((all) => all.toSorted((a, b) => a - b)),
  ],
  phones: [
    phonesCell,
    fc.array(
      fc.record({
        number: fc.oneof(
          digits(10).map((all) => all.join('')),
          digits(10).map((all) => `(${all.slice(0, 3).join('')}) ${all.slice(3).join('')}`),
          digits(11).map((all) => `+${all.join(' ')}`),
        ),
        type: fc.constantFrom(...PHONE_TYPES),
        ext: fc.option(digits(3).map((all) => all.join(''))),
        text: fc.boolean(),
      }),
      { minLength: 1 },
    ),
  ],
  addresses: [
    emailsCell,
    fc.array(fc.record({ address: fc.emailAddress(), notify: fc.boolean() }), { minLength: 1 }),
  ],
  weekdays: [weekdaysCell, inOrder],
  time: [timeCell, minute],
  hours: [
    hoursCell,
    fc.array(fc.record({ weekdays: inOrder, from: minute, to: minute }), { minLength: 1 }),
  ],
};

describe('a cell of a file of a portal', () => {
  it.each(Object.entries(CELLS))('reads back what it shows: %s', (_name, [cell, values]) => {
    fc.assert(
      fc.property(values, (value) => {
        const shown = cell.show(value);
        expect(cell.read(shown)).toEqual(value);
        expect(cell.read(`  ${shown} `)).toEqual(value);
      }),
    );
  });

  it.each(Object.entries(CELLS))(
    'is emptied by a dash alone, and shows nothing as nothing: %s',
    (...all) => {
      const [, [cell]] = all;
      expect(cell.show(cell.read('-'))).toBe(cell === yesNoCell ? 'no' : '');
      expect(cell.show(null)).toBe('');
    },
  );

  it('takes each of a list once, and shows weekdays in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(99), { minLength: 1 }), (numbers) => {
        const text = [...numbers, ...numbers].join(';');
        expect(orderedNumbersCell.read(text)).toEqual([...new Set(numbers)]);
      }),
    );
    fc.assert(
      fc.property(days, (all) => {
        expect(weekdaysCell.read(weekdaysCell.show(all))).toEqual(all.toSorted((a, b) => a - b));
      }),
    );
  });

  it('leaves what it cannot read to be refused', () => {
    expect(numberCell.read('12a')).toBeNaN();
    expect(numberCell.read('9'.repeat(10))).toBeNaN();
    expect(timeCell.read('25:00')).toBeNaN();
    expect(weekdaysCell.read('Mon,someday')).toContain(0);
    expect(yesNoCell.read('perhaps')).toBe('perhaps');
  });
});
