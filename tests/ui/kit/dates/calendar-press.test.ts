import { describe, expect, it } from 'vitest';
import { calendarPress } from '#ui/kit/dates/calendar-press.rule.ts';

const day = { view: 'day', value: '2026-03-12', isDisabled: false };
const month = { view: 'month', value: '3', isDisabled: false };

describe('a press in the calendar', () => {
  it.each([null, 'Enter', ' '])('chooses the day in focus by %j, even the chosen one', (key) => {
    expect(calendarPress(day, key)).toEqual({ day: '2026-03-12' });
    expect(calendarPress({ ...day, isDisabled: true }, key)).toBeNull();
  });

  it('opens a month or year by the space bar, and leaves the rest to the calendar', () => {
    expect(calendarPress(month, ' ')).toBe('open');
    expect([calendarPress(month, null), calendarPress(month, 'Enter')]).toEqual([null, null]);
    expect([calendarPress(day, 'ArrowDown'), calendarPress(day, 'Tab')]).toEqual([null, null]);
    // The head and the table have a view, but no value.
    expect(calendarPress({ ...day, value: undefined }, null)).toBeNull();
  });
});
