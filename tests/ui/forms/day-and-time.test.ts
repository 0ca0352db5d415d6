import { expect, it } from 'vitest';
import { joinDateTime, missingPart, splitDateTime } from '#ui/forms/day-and-time.rule.ts';

it('a day and a time are parted and joined again, and nothing stays nothing', () => {
  expect(splitDateTime('2026-11-28T08:00')).toEqual({ day: '2026-11-28', time: '08:00' });
  expect(joinDateTime(splitDateTime('2026-11-28T08:00'))).toBe('2026-11-28T08:00');
  expect(joinDateTime(splitDateTime(''))).toBe('');
});

it('one without the other counts as nothing, and the other is what is missing', () => {
  const day = { day: '2026-11-28', time: '' };
  const time = { day: '', time: '08:00' };
  expect([joinDateTime(day), missingPart(day)]).toEqual(['', 'time']);
  expect([joinDateTime(time), missingPart(time)]).toEqual(['', 'day']);
  expect(missingPart({ day: '', time: '' })).toBeNull();
  expect(missingPart({ day: '2026-11-28', time: '08:00' })).toBeNull();
});
