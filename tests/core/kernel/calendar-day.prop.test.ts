import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayNumber, dayText, weekdayOf } from '#core/kernel/calendar-day.rule.ts';

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
