import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockText, readTimeForm, TIME_FORMS, typedClock } from '#core/kernel/clock-text.rule.ts';

const two = (value: number): string => String(value).padStart(2, '0');
const walls = fc
  .record({ hour: fc.nat(23), minute: fc.nat(59) })
  .map(({ hour, minute }) => `${two(hour)}:${two(minute)}`);

it('a time is read back as it is shown, in each form and with any spaces', () => {
  fc.assert(
    fc.property(walls, fc.constantFrom(...TIME_FORMS), fc.boolean(), (wall, form, loud) => {
      const shown = clockText(wall, form);
      expect(typedClock(loud ? ` ${shown} ` : shown.toLowerCase())).toBe(wall);
      expect(typedClock(shown.replace(':', ''))).toBe(wall);
    }),
  );
});

it.each([
  ['2:05 pm', '14:05'],
  ['14:05', '14:05'],
  ['1405', '14:05'],
  ['205p', '14:05'],
  ['2p', '14:00'],
  ['2 p.m.', '14:00'],
  ['12 am', '00:00'],
  ['12:30PM', '12:30'],
  ['7', '07:00'],
  ['7.45', '07:45'],
  ['08:00:30', '08:00'],
])('"%s" is %s', (text, wall) => expect(typedClock(text)).toBe(wall));

it.each(['', '8:', '24:00', '13 pm', '0a', '12:60', '99', 'noon', '1:2', '12345'])(
  '"%s" is no time',
  (text) => expect(typedClock(text)).toBeNull(),
);

it('each time in a text is shown in the form, and nothing else changes', () => {
  const text = 'Mon–Fri 08:00–18:00, Sat 22:30–24:00 next day, 00:05:09, +12:345, 1.2.26';
  expect(clockText(text, '24-hour')).toBe(text);
  expect(clockText(text, '12-hour')).toBe(
    'Mon–Fri 8:00 AM–6:00 PM, Sat 10:30 PM–12:00 AM next day, 12:05:09 AM, +12:345, 1.2.26',
  );
});

it('what is stored and is no form reads as 24-hour', () => {
  expect([null, 12, '12-hour', 'am'].map(readTimeForm)).toEqual([
    '24-hour',
    '24-hour',
    '12-hour',
    '24-hour',
  ]);
});
