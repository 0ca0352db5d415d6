import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber, dayText, weekdayOf } from '#core/kernel/calendar-day.rule.ts';
import { effectiveHours, planHours } from '#core/schedules/effective-hours.rule.ts';
import {
  dayHours,
  hoursText,
  layersOfDay,
  mondayOf,
  shouldClose,
  weeksOfMonth,
} from '#core/schedules/layers-of-day.rule.ts';
import { aDay } from '#tests/arbitraries/contacts.ts';
import { anyHours } from '#tests/arbitraries/schedules.ts';

describe('the week of a site', () => {
  it('names every area once a day, each with its own hours and a strip that fills the day', () => {
    fc.assert(
      fc.property(anyHours, aDay, ([schedules, holidays], text) => {
        const plan = planHours(schedules, holidays);
        const day = dayNumber(text);
        const groups = dayHours(plan, [1, 2, 3], day);
        expect(groups.flatMap(({ areaNums }) => areaNums).toSorted()).toEqual([1, 2, 3]);
        for (const { areaNums, hours, pieces } of groups) {
          for (const one of areaNums) {
            const own = effectiveHours(plan, one, day);
            expect(own?.openings).toEqual(hours?.openings);
            expect(own?.layer).toBe(hours?.layer);
          }
          expect([pieces[0]?.from, pieces.at(-1)?.to]).toEqual([0, 1440]);
        }
      }),
    );
  });

  it('has one layer that decides: the one the hours come from; those below that say something are overruled', () => {
    fc.assert(
      fc.property(anyHours, aDay, ([schedules, holidays], text) => {
        const plan = planHours(schedules, holidays);
        const hours = effectiveHours(plan, 1, dayNumber(text));
        const lines = layersOfDay(plan, 1, dayNumber(text));
        const deciding = lines.filter(({ state }) => state === 'decides');
        expect(deciding.map(({ layer }) => layer)).toEqual(hours === null ? [] : [hours.layer]);
        const at = lines.findIndex(({ state }) => state === 'decides');
        for (const [place, { state }] of lines.entries())
          if (place < at || at < 0) expect(state).toBe('silent');
      }),
    );
  });

  it('begins on Monday, and its month is whole weeks with every day of it once', () => {
    fc.assert(
      fc.property(aDay, (text) => {
        const day = dayNumber(text);
        expect(weekdayOf(mondayOf(day))).toBe(1);
        expect(day - mondayOf(day)).toBeLessThan(7);
        const days = weeksOfMonth(day).flat();
        expect(days.every((one, at) => at === 0 || one === (days[at - 1] ?? 0) + 1)).toBe(true);
        const month = text.slice(0, 7);
        const own = days.filter((one) => dayText(one).startsWith(month));
        expect(dayText(own[0] ?? 0)).toBe(`${month}-01`);
        expect(dayText((own.at(-1) ?? 0) + 1).slice(8)).toBe('01');
        expect(days.length % 7).toBe(0);
      }),
    );
  });

  it('says when an area should close: this opening’s end, of last night too, and nothing after it', () => {
    const entry = { windowBefore: 30, windowAfter: 15, mustOpen: true, mustClose: true };
    const days = { weekdays: [1, 2, 3, 4, 5, 6, 7] };
    const plan = planHours(
      [
        {
          layer: 'permanent',
          kind: null,
          reason: null,
          fromDay: null,
          toDay: null,
          holidayGroup: null,
          holidayName: null,
          areaNums: [],
          entries: [{ ...entry, ...days, opensAt: 1200, closesAt: 120 }],
        },
      ],
      [],
    );
    const day = dayNumber('2026-03-12');
    expect(shouldClose(plan, 1, { day, minute: 60 })).toBe(120);
    expect(shouldClose(plan, 1, { day, minute: 600 })).toBe(1560);
    expect(shouldClose(planHours([], []), 1, { day, minute: 60 })).toBeNull();
  });

  it('reads as people say it', () => {
    expect(hoursText([])).toBe('Closed all day');
    expect(hoursText([{ from: 480, to: 1080 }])).toBe('08:00–18:00');
    expect(hoursText([{ from: 1200, to: 1560 }])).toBe('20:00–02:00 next day');
  });
});
