import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber, weekdayOf } from '#core/kernel/calendar-day.rule.ts';
import { effectiveHours, LAYERS, planHours } from '#core/schedules/effective-hours.rule.ts';
import type { Holiday, Schedule, ScheduleEntry } from '#core/schedules/schedule.ts';
import { overlapsOf, overlapText } from '#core/schedules/overlap.rule.ts';
import { aDay } from '#tests/arbitraries/contacts.ts';
import { anyHours, anySchedule, PERMANENT } from '#tests/arbitraries/schedules.ts';

const DAY_MS = 86400000;
const area = fc.constantFrom(null, 1, 2);

/** A simple, slow reference implementation that decides whether the site is open in one minute, by checking every layer. */
const isOpenAt = (
  schedules: readonly Schedule[],
  holidays: readonly Holiday[],
  areaNum: number | null,
  at: number,
): boolean => {
  const weekday = (day: string): number => new Date(day).getUTCDay() || 7;
  const isOn = (entry: ScheduleEntry, date: Date): boolean =>
    entry.weekdays.includes(date.getUTCDay() || 7);
  const inDays = (from: string | null, to: string | null, day: string): boolean =>
    (from === null || day >= from) && (to === null || day <= to);
  const decides = (day: string): Schedule | undefined => {
    for (const layer of ['temporary', 'holiday', 'alternate', 'permanent']) {
      const found = schedules
        .filter((one) => one.layer === layer && inDays(one.fromDay, one.toDay, day))
        .filter(({ appliesOn = [1, 2, 3, 4, 5, 6, 7] }) => appliesOn.includes(weekday(day)))
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
      // If several entries have equal precedence, any of them may decide.
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

/** Checks that no two layers of equal rank start on the same day for the same areas. */
const areDistinct = (schedules: readonly Schedule[]): boolean => {
  const keys = schedules.map(({ layer, fromDay, areaNums, holidayName }) =>
    [layer, fromDay, areaNums.length > 0, holidayName !== null].join(),
  );
  return new Set(keys).size === keys.length;
};

const layerOf = (kind: Schedule['kind'], fromDay: string, toDay: string): Schedule => ({
  ...PERMANENT,
  layer: 'temporary',
  kind,
  fromDay,
  toDay,
  reason: 'Stock count',
});

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

  it('name one holiday of several of a group on a day, whatever their order', () => {
    const day = '2026-03-01';
    const layer: Schedule = { ...PERMANENT, layer: 'holiday', holidayGroup: 'National' };
    const names = ['Harvest', 'Founders'].map((name): Holiday => ({
      holidayGroup: 'National',
      name,
      fromDay: day,
      toDay: day,
    }));
    for (const holidays of [names, names.toReversed()])
      expect(effectiveHours(planHours([layer], holidays), null, dayNumber(day))?.reason).toBe(
        'holiday: Founders',
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

  it('of two of one layer on a day are those of one alone, which the writer is told of beforehand, or neither may stand', () => {
    const temporary = anySchedule.map((one): Schedule => {
      const days = { fromDay: one.fromDay ?? '2026-03-04', toDay: one.toDay ?? '2026-03-04' };
      const free = { holidayGroup: null, holidayName: null };
      return { ...one, ...days, ...free, layer: 'temporary', kind: 'Changed hours' };
    });
    fc.assert(
      fc.property(temporary, temporary, aDay, area, (wanted, other, day, areaNum) => {
        const [found] = overlapsOf(wanted, [other]);
        const alone = (one: Schedule) =>
          effectiveHours(planHours([one], []), areaNum, dayNumber(day));
        const isShared = alone(wanted) !== null && alone(other) !== null;
        if (!isShared) return;
        const hours = effectiveHours(planHours([other, wanted], []), areaNum, dayNumber(day));
        if (found === undefined) throw new Error('nobody was told');
        if (found.counts === 'this') expect(hours).toEqual(alone(wanted));
        if (found.counts === 'other') expect(hours).toEqual(alone(other));
        const [back] = overlapsOf(other, [wanted]);
        expect(back?.counts).toBe(
          { this: 'other', other: 'this', neither: 'neither' }[found.counts],
        );
      }),
    );
  });

  it('of a temporary entry stand before those of one around it, and nothing is said of others', () => {
    const week = layerOf('Changed hours', '2026-12-20', '2027-01-02');
    const feast = layerOf('Closed all day', '2026-12-24', '2026-12-26');
    const stated = (wanted: Schedule, other: Schedule) =>
      overlapsOf(wanted, [other]).map(overlapText);
    expect(stated(feast, week)).toEqual([
      'On days and areas shared with “Changed hours” (Dec 20, 2026 to Jan 2, 2027, Stock count), this entry applies',
    ]);
    expect(stated(week, feast)).toEqual([
      'On days and areas shared with “Closed all day” (Dec 24, 2026 to Dec 26, 2026, Stock count), that entry applies, not this one',
    ]);
    // Of entries that start on the same day, the one that ends earlier takes precedence.
    expect(overlapsOf({ ...week, toDay: '2026-12-20' }, [week])[0]?.counts).toBe('this');
    expect(overlapsOf({ ...week, kind: 'Stay late today' }, [week])[0]?.counts).toBe('this');
    expect(overlapsOf({ ...week, areaNums: [2] }, [week])[0]?.counts).toBe('this');
    expect(stated({ ...feast, areaNums: [1, 2] }, { ...feast, areaNums: [2, 3] })).toEqual([
      '“Closed all day” (Dec 24, 2026 to Dec 26, 2026, Stock count) covers the same days and areas. Change or delete it, or choose other days or areas',
    ]);
    expect(stated({ ...feast, areaNums: [1] }, { ...feast, areaNums: [2] })).toEqual([]);
    expect(stated({ ...feast, fromDay: '2026-12-27', toDay: '2026-12-28' }, feast)).toEqual([]);
    expect(stated({ ...feast, layer: 'alternate', kind: null }, feast)).toEqual([]);
    expect(stated({ ...PERMANENT }, { ...PERMANENT })).toEqual([]);
  });
});

it('temporary hours apply on the chosen weekdays of their days alone, and the normal hours stay on all others', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      fc.tuple(aDay, aDay),
      aDay,
      anySchedule,
      (appliesOn, ends, day, normal) => {
        const [fromDay = '', toDay = ''] = ends.toSorted();
        const changed = { ...layerOf('Closed all day', fromDay, toDay), appliesOn };
        const others = normal.layer === 'temporary' ? [] : [normal];
        const on = dayNumber(day);
        const found = effectiveHours(planHours([...others, changed], []), null, on);
        const isChanged = fromDay <= day && day <= toDay && appliesOn.includes(weekdayOf(on));
        if (isChanged) expect(found).toMatchObject({ schedule: changed, openings: [] });
        else expect(found).toEqual(effectiveHours(planHours(others, []), null, on));
      },
    ),
  );
});

it('two temporary schedules of the same days overlap only if they share a weekday of these days', () => {
  const mondays = { ...layerOf('Closed all day', '2026-03-02', '2026-03-15'), appliesOn: [1] };
  const fridays = { ...layerOf('Changed hours', '2026-03-02', '2026-03-15'), appliesOn: [5, 6] };
  const week = layerOf('Changed hours', '2026-03-10', '2026-03-13');
  expect(overlapsOf(mondays, [fridays])).toEqual([]);
  expect(overlapsOf(mondays, [week])).toEqual([]);
  expect(overlapsOf(fridays, [week])).toMatchObject([{ other: week }]);
});
