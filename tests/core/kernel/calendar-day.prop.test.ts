import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  dayAfter,
  dayNumber,
  dayText,
  dayLabel,
  weekdayOf,
} from '#core/kernel/calendar-day.rule.ts';

it('days are numbered one after the other, back to the same text, with the weekday of the calendar', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200000, max: 700000 }), (number) => {
      const date = new Date(number * 86400000);
      const text = date.toISOString().slice(0, 10);
      expect(dayText(number)).toBe(text);
      expect(dayNumber(text)).toBe(number);
      expect(weekdayOf(number) % 7).toBe(date.getUTCDay());
    }),
  );
});

it('a day goes on over the end of a month, and is said in words', () => {
  expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01');
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
  expect(dayLabel('2026-03-08')).toBe('Mar 8, 2026');
});
