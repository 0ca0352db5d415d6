import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayNumber } from '#core/kernel/calendar-day.rule.ts';
import { layerHours, planHours } from '#core/schedules/effective-hours.rule.ts';
import { unassignedHolidays } from '#core/schedules/unassigned-holidays.rule.ts';
import { aDay } from '#tests/arbitraries/contacts.ts';
import { anyHours, PERMANENT } from '#tests/arbitraries/schedules.ts';

it('on a day of a holiday, an area has holiday hours or the holiday is told as not assigned to it', () => {
  fc.assert(
    fc.property(anyHours, aDay, ([schedules, holidays], day) => {
      const plan = planHours(schedules, holidays);
      const on = dayNumber(day);
      const told = unassignedHolidays(plan, [1, 2], [on]);
      const here = holidays.filter(({ fromDay, toDay }) => fromDay <= day && day <= toDay);
      const lacking = [1, 2].filter((num) => layerHours(plan, 'holiday', num, on) === null);
      expect(told).toHaveLength(lacking.length === 0 ? 0 : here.length);
      for (const { areaNums } of told) expect(areaNums).toEqual(lacking);
    }),
  );
});

it('a holiday of a group that is not assigned is told, and one that a single assignment takes is not', () => {
  const days = { fromDay: '2026-11-26', toDay: '2026-11-27' };
  const holidays = [
    { holidayGroup: 'General', name: 'Thanksgiving', ...days },
    { holidayGroup: 'National', name: 'Christmas', fromDay: '2026-12-25', toDay: '2026-12-25' },
  ];
  const national = { ...PERMANENT, layer: 'holiday' as const, holidayGroup: 'National' };
  const week = Array.from({ length: 40 }, (_, at) => dayNumber('2026-11-23') + at);
  const told = (...schedules: readonly (typeof national)[]) =>
    unassignedHolidays(planHours(schedules, holidays), [null], week).map(
      ({ holiday, day }) => `${holiday.name} ${day - dayNumber('2026-11-23')}`,
    );
  expect(told(national)).toEqual(['Thanksgiving 3']);
  expect(told()).toEqual(['Thanksgiving 3', 'Christmas 32']);
  const own = { ...national, holidayGroup: 'General', holidayName: 'Thanksgiving' as never };
  expect(told(national, own)).toEqual([]);
});
