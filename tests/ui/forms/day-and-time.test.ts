import { expect, it } from 'vitest';
import { joinDateTime, missingPart, splitDateTime } from '#ui/forms/day-and-time.rule.ts';

it('a day and a time are parted and joined again, and nothing stays nothing', () => {
  expect(splitDateTime('2026-11-28T08:00')).toEqual({ day: '2026-11-28', time: '08:00' });
  expect(joinDateTime(splitDateTime('2026-11-28T08:00'))).toBe('2026-11-28T08:00');
  expect(joinDateTime(splitDateTime(''))).toBe('');
});

it('one without the other is never nothing, and the other is what is missing', () => {
  const day = { day: '2026-11-28', time: '' };
  const time = { day: '', time: '08:00' };
  expect([joinDateTime(day), missingPart(day)]).toEqual(['2026-11-28T', 'time']);
  expect([joinDateTime(time), missingPart(time)]).toEqual(['T08:00', 'day']);
  for (const parts of [day, time, { day: 'OCT 3T', time: '--:--' }])
    expect(splitDateTime(joinDateTime(parts))).toEqual(parts);
  expect(missingPart({ day: '', time: '' })).toBeNull();
  expect(missingPart({ day: '2026-11-28', time: '08:00' })).toBeNull();
});
