import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber } from '#core/kernel/calendar-day.rule.ts';
import { effectiveHours, LAYERS, planHours } from '#core/schedules/effective-hours.rule.ts';
import type { Holiday, Schedule, ScheduleEntry } from '#core/schedules/schedule.ts';
import { aDay } from '#tests/arbitraries/contacts.ts';
import { anyHours, PERMANENT } from '#tests/arbitraries/schedules.ts';

const DAY_MS = 86400000;
const area = fc.constantFrom(null, 1, 2);

/** One minute of the calendar, as slow and plain as can be: by dates, with every layer looked at anew. */
const isOpenAt = (
  schedules: readonly Schedule[],
  holidays: readonly Holiday[],
  areaNum: number | null,
  at: number,
): boolean => {
  const isOn = (entry: ScheduleEntry, date: Date): boolean =>
    entry.weekdays.includes(date.getUTCDay() === 0 ? 7 : date.getUTCDay());
  const inDays = (from: string | null, to: string | null, day: string): boolean =>
    (from === null || day >= from) && (to === null || day <= to);
  const decides = (day: string): Schedule | undefined => {
    for (const layer of ['temporary', 'holiday', 'alternate', 'permanent']) {
      const found = schedules
        .filter((one) => one.layer === layer && inDays(one.fromDay, one.toDay, day))
        .filter(({ areaNums }) => areaNums.length === 0 || areaNums.some((one) => one === areaNum))
        .filter(
          ({ holidayGroup, holidayName }) =>
            layer !== 'holiday' ||
            holidays.some(
              (one) =>
                one.holidayGroup === holidayGroup &&
                (holidayName ?? one.name) === one.name &&
                inDays(one.fromDay, one.toDay, day),
            ),
        );
      const rank = (one: Schedule): string =>
        [
          one.areaNums.length > 0 ? 'b' : 'a',
          one.holidayName === null ? 'a' : 'b',
          one.fromDay ?? '0000',
        ].join();
      const top = found.map(rank).toSorted().at(-1);
      const best = found.filter((one) => rank(one) === top);
      // Of two that say the same in all this, one decides whichever comes first.
      if (best.length > 0) return best.length === 1 ? best[0] : undefined;
    }
    return undefined;
  };
  return [0, 1].some((ago) => {
    const begins = new Date(Math.floor(at / DAY_MS) * DAY_MS - ago * DAY_MS);
    const minute = (at - begins.getTime()) / 60000;
    const entries = decides(begins.toISOString().slice(0, 10))?.entries ?? [];
    return entries.some((entry) => {
      const { opensAt, closesAt } = entry;
      const ends = closesAt > opensAt ? closesAt : closesAt + 1440;
      return isOn(entry, begins) && opensAt <= minute && minute < ends;
    });
  });
};

/** No two layers of one rank begin on the same day for the same areas: which of them decides is a law of its own. */
const areDistinct = (schedules: readonly Schedule[]): boolean => {
  const keys = schedules.map(({ layer, fromDay, areaNums, holidayName }) =>
    [layer, fromDay, areaNums.length > 0, holidayName !== null].join(),
  );
  return new Set(keys).size === keys.length;
};

describe('the effective hours', () => {
  it('open an area in exactly the minutes in which a look at every minute finds it open', () => {
    const sites = anyHours.filter(([schedules]) => areDistinct(schedules));
    fc.assert(
      fc.property(sites, area, aDay, ([schedules, holidays], areaNum, day) => {
        const plan = planHours(schedules, holidays);
        const number = dayNumber(day);
        const spans = [number - 1, number].flatMap((one) =>
          (effectiveHours(plan, areaNum, one)?.openings ?? []).map(({ from, to }) => ({
            from: from + (one - number) * 1440,
            to: to + (one - number) * 1440,
          })),
        );
        for (let minute = 0; minute < 1440; minute += 1) {
          const isOpen = spans.some(({ from, to }) => from <= minute && minute < to);
          const at = number * DAY_MS + minute * 60000;
          if (isOpen !== isOpenAt(schedules, holidays, areaNum, at))
            expect({ minute, isOpen }).toBe('what the look at this minute finds');
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are those of the uppermost layer that holds, and do not hang on the order in which layers are kept', () => {
    fc.assert(
      fc.property(anyHours, area, aDay, ([schedules, holidays], areaNum, day) => {
        const found = effectiveHours(planHours(schedules, holidays), areaNum, dayNumber(day));
        const turned = planHours(schedules.toReversed(), holidays.toReversed());
        expect(effectiveHours(turned, areaNum, dayNumber(day))).toEqual(found);
        if (found === null) return;
        const above = LAYERS.slice(0, LAYERS.indexOf(found.layer));
        const lower = schedules.filter(({ layer }) => !above.includes(layer));
        expect(effectiveHours(planHours(lower, holidays), areaNum, dayNumber(day))).toEqual(found);
      }),
    );
  });

  it('of an area of its own stand before those of all areas in the same layer, and never reach another area', () => {
    fc.assert(
      fc.property(aDay, (day) => {
        const plan = planHours([PERMANENT, { ...PERMANENT, areaNums: [2], reason: 'office' }], []);
        expect(effectiveHours(plan, 2, dayNumber(day))?.schedule.reason).toBe('office');
        expect(effectiveHours(plan, 1, dayNumber(day))?.schedule.reason).toBeNull();
        expect(effectiveHours(plan, null, dayNumber(day))?.schedule.reason).toBeNull();
      }),
    );
  });
});
