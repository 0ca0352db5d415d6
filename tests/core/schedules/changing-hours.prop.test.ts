import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber, weekdayOf } from '#core/kernel/calendar-day.rule.ts';
import { assignHolidays, sameAreas } from '#core/schedules/assign-holidays.rule.ts';
import { effectiveHours, planHours } from '#core/schedules/effective-hours.rule.ts';
import type { Schedule, ScheduleEntry } from '#core/schedules/schedule.ts';
import { stayLate, stayLateSchedule } from '#core/schedules/stay-late.rule.ts';
import { loginAuthority, mayAddTemporary } from '#core/schedules/temporary-authority.rule.ts';
import { NEW_ENTRY, readEntry, typedEntry } from '#core/schedules/typed-entry.rule.ts';
import { joinedEntries, movedEnd, quickSet, weekRows } from '#core/schedules/week-rows.rule.ts';
import { aDay } from '#tests/arbitraries/contacts.ts';
import { anyEntry } from '#tests/arbitraries/schedules.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const ENTRY: ScheduleEntry = {
  weekdays: EVERY_DAY,
  opensAt: 480,
  closesAt: 1080,
  windowBefore: 30,
  windowAfter: 15,
  mustOpen: true,
  mustClose: true,
};
const layer = (own: Partial<Schedule>): Schedule => ({
  layer: 'permanent',
  kind: null,
  reason: null,
  fromDay: null,
  toDay: null,
  areaNums: [],
  holidayGroup: null,
  holidayName: null,
  entries: [ENTRY],
  ...own,
});

const by = fc.constantFrom(30, 60, 120);

describe('staying late', () => {
  const times = fc
    .tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 1, max: 1439 }))
    .filter(([from, length]) => from + length < 1440)
    .map(([from, length]) => ({ ...ENTRY, opensAt: from, closesAt: from + length }));

  it('moves exactly the closing of the open areas by exactly the time that was picked, for that day alone', () => {
    fc.assert(
      fc.property(
        times,
        aDay,
        by,
        fc.integer({ min: 0, max: 1439 }),
        (entry, day, more, minute) => {
          const number = dayNumber(day);
          const week = layer({ entries: [entry] });
          const plan = planHours([week], []);
          const moved = stayLate(plan, [2, 1, 2], { day: number, minute }, more);
          for (const one of moved) {
            expect(one.areaNums).toEqual([1, 2]);
            expect([one.from, one.to]).toEqual([entry.closesAt, entry.closesAt + more]);
            const after = planHours([week, stayLateSchedule(one)], []);
            const of = (areaNum: number, on: number) =>
              effectiveHours(after, areaNum, on)?.openings.map(({ from, to }) => [from, to]);
            expect(of(1, one.day)).toEqual([[entry.opensAt, entry.closesAt + more]]);
            expect(of(3, one.day)).toEqual([[entry.opensAt, entry.closesAt]]);
            for (const other of [one.day - 1, one.day + 1, one.day + 7])
              expect(of(1, other)).toEqual([[entry.opensAt, entry.closesAt]]);
          }
          const isAhead = entry.closesAt + more > minute;
          const hasRoom = more < 1440 - entry.closesAt + entry.opensAt - entry.windowBefore;
          if (isAhead && hasRoom) expect(moved).toHaveLength(1);
          if (!isAhead && moved.length > 0) expect(moved[0]?.day).toBe(number - 1);
        },
      ),
    );
  });

  it('goes on from the moved time when it is pressed again', () => {
    fc.assert(
      fc.property(aDay, by, by, (day, first, second) => {
        const at = { day: dayNumber(day), minute: 1000 };
        const week = layer({});
        const [one] = stayLate(planHours([week], []), [1], at, first);
        if (one === undefined) throw new Error('nothing moved');
        const [two] = stayLate(planHours([week, stayLateSchedule(one)], []), [1], at, second);
        expect([two?.from, two?.to]).toEqual([1080 + first, 1080 + first + second]);
      }),
    );
  });

  it('belongs to the night that is not over, and moves nothing on a day that is closed', () => {
    const night = layer({ entries: [{ ...ENTRY, opensAt: 1200, closesAt: 120 }] });
    const day = dayNumber('2026-03-12');
    const plan = planHours([night], []);
    expect(stayLate(plan, [1], { day, minute: 60 }, 60)).toMatchObject([
      { day: day - 1, from: 1560, to: 1620 },
    ]);
    const closed = layer({ layer: 'temporary', kind: 'Closed all day', entries: [] });
    const today = { fromDay: '2026-03-12', toDay: '2026-03-12' };
    const shut = planHours([layer({}), { ...closed, ...today }], []);
    expect(stayLate(shut, [1], { day, minute: 600 }, 60)).toEqual([]);
    expect(stayLate(planHours([layer({})], []), [1], { day, minute: 1300 }, 120)).toEqual([]);
  });
});

describe('a week as rows', () => {
  const week = fc
    .uniqueArray(fc.constantFrom(...EVERY_DAY), { minLength: 1 })
    .chain((days) =>
      fc.tuple(...days.map((day) => anyEntry.map((entry) => ({ ...entry, weekdays: [day] })))),
    );

  it('says the same as its entries, however they are joined', () => {
    fc.assert(
      fc.property(week, (entries) => {
        const rows = weekRows(joinedEntries(entries));
        const read = rows.map((row) => readEntry(row));
        for (const [at, one] of read.entries())
          if (one.ok) expect(typedEntry(one.value)).toEqual(rows[at]);
        expect(rows.map(({ weekdays }) => weekdays[0])).toEqual(
          entries.flatMap(({ weekdays }) => weekdays).toSorted((a, b) => a - b),
        );
        expect(joinedEntries(joinedEntries(entries))).toEqual(joinedEntries(entries));
      }),
    );
  });

  it('has after a quick set these hours on the checked days and its own on all others', () => {
    fc.assert(
      fc.property(week, fc.subarray(EVERY_DAY), (entries, days) => {
        const { opens, closes, nextDay, before: early, after, mustOpen, mustClose } = NEW_ENTRY;
        const hours = { opens, closes, nextDay, before: early, after, mustOpen, mustClose };
        const before = weekRows(entries);
        const rows = quickSet(before, days, hours);
        for (const day of EVERY_DAY) {
          const own = rows.filter(({ weekdays }) => weekdays[0] === day);
          if (days.includes(day)) expect(own).toEqual([{ ...hours, weekdays: [day] }]);
          else expect(own).toEqual(before.filter(({ weekdays }) => weekdays[0] === day));
        }
      }),
    );
  });

  it('keeps an opening shorter than a day and the right way round wherever an end is moved', () => {
    const minute = fc.integer({ min: -600, max: 3600 });
    const ends = fc.constantFrom('opens' as const, 'closes' as const);
    fc.assert(
      fc.property(anyEntry, ends, minute, (entry, end, wanted) => {
        const row = { ...typedEntry({ ...entry, weekdays: [1], windowAfter: 0 }) };
        const moved = movedEnd(row, end, wanted);
        const read = readEntry(moved);
        expect(read.ok).toBe(true);
        expect(moved[end === 'opens' ? 'closes' : 'opens']).toBe(
          row[end === 'opens' ? 'closes' : 'opens'],
        );
      }),
    );
    expect(movedEnd(NEW_ENTRY, 'opens', 500).opens).toBe('08:15');
    expect(movedEnd(NEW_ENTRY, 'closes', 1500)).toMatchObject({ closes: '01:00', nextDay: true });
  });

  it('is refused field by field while it cannot be read', () => {
    const wrong = (change: object) => {
      const read = readEntry({ ...NEW_ENTRY, ...change });
      return read.ok ? [] : Object.keys(read.error);
    };
    expect(wrong({ weekdays: [] })).toEqual(['weekdays']);
    expect(wrong({ opens: '25:00', before: '241' })).toEqual(['opens', 'before']);
    expect(wrong({ opens: '18:00', closes: '08:00' })).toEqual(['closes']);
    expect(wrong({ opens: '18:00', closes: '08:00', nextDay: true })).toEqual([]);
    expect(wrong({ nextDay: true })).toEqual(['closes']);
    expect(wrong({ opens: '17:50', after: '15' })).toEqual(['after']);
    expect(wrong({ closes: '24:00' })).toEqual([]);
  });
});

describe('holidays', () => {
  const pick = fc.record({
    holidayGroup: fc.constantFrom('General', 'National'),
    holidayName: fc.option(fc.constantFrom('New Year', 'Founders', 'Harvest')),
  });
  const keyOf = (one: object): string => JSON.stringify(one);
  const some = fc.uniqueArray(pick, { selector: keyOf });

  it('are after adding those that were there and those that are wanted, after replacing the wanted alone', () => {
    fc.assert(
      fc.property(
        some,
        some,
        fc.constantFrom('add' as const, 'replace' as const),
        (kept, wanted, how) => {
          const { add, change, remove } = assignHolidays(kept, wanted, how);
          const left = [...kept.filter((one) => !remove.includes(one)), ...add].map(keyOf);
          const all = how === 'add' ? [...kept, ...wanted] : wanted;
          expect(left.toSorted()).toEqual([...new Set(all.map(keyOf))].toSorted());
          // Every requested holiday gets its hours exactly once, in a new or a changed entry.
          expect([...add, ...change].map(keyOf).toSorted()).toEqual(wanted.map(keyOf).toSorted());
        },
      ),
    );
  });

  it('of the same areas are known in whatever order these are named', () => {
    expect(sameAreas([2, 1], [1, 2, 2])).toBe(true);
    expect(sameAreas([], [1])).toBe(false);
  });
});

describe('who may enter temporary hours', () => {
  const contact = (authority: number, way: string, own: object = {}) => ({
    authority,
    ways: [way],
    effective: null,
    expires: null,
    suspended: false,
    unavailableFrom: null,
    unavailableTo: null,
    ...own,
  });
  const today = '2026-03-12';

  it('is decided by the highest level of the contacts the login reaches, however a number is written', () => {
    const list = [
      contact(1, 'ana@example.com'),
      contact(3, '207-555-0160'),
      contact(5, 'lee@example.com'),
    ];
    expect(loginAuthority(list, ['ANA@Example.com', '+12075550160'], today)).toBe(3);
    expect(loginAuthority(list, ['ana@example.com.evil.example'], today)).toBe(0);
    expect(loginAuthority(list, [], today)).toBe(0);
    expect(loginAuthority([], ['ana@example.com'], today)).toBe(0);
  });

  it('leaves out who is suspended, over or not there yet, and keeps who is on vacation', () => {
    const of = (own: object) =>
      loginAuthority([contact(4, 'ana@example.com', own)], ['ana@example.com'], today);
    expect(of({ suspended: true })).toBe(0);
    expect(of({ expires: '2026-03-11' })).toBe(0);
    expect(of({ effective: '2026-03-13' })).toBe(0);
    expect(of({ unavailableFrom: '2026-03-01' })).toBe(4);
  });

  it('is whoever edits, and customers from level 2 on', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.nat(5), (mayEdit, isCustomer, authority) => {
        expect(mayAddTemporary({ mayEdit, isCustomer, authority })).toBe(
          mayEdit || (isCustomer && [2, 3, 4, 5].includes(authority)),
        );
      }),
    );
  });
});

it('a weekday of a moved day is that day', () => {
  const day = dayNumber('2026-03-12');
  const [moved] = stayLate(planHours([layer({})], []), [1], { day, minute: 700 }, 30);
  expect(moved?.entries[0]?.weekdays).toEqual([weekdayOf(day)]);
});
