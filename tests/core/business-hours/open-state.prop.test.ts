import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursStretches, nextOpening, openState } from '#core/business-hours/open-state.rule.ts';
import { openTimes } from '#core/business-hours/open-times.rule.ts';
import { temporalWallClock as clock } from '#adapters/temporal/temporal-wall-clock.ts';

const ZONE = 'America/New_York';
const DAY = 86400000;
const at = (wall: string): number => clock.instant(wall, ZONE);
const office = { weekdays: [1, 2, 3, 4, 5], opensAt: 480, closesAt: 1020 };
const group = {
  weekly: { intervals: [office], holidayGroup: 'National' },
  temporary: [],
  holidays: [
    { holidayGroup: 'National', name: 'New Year', fromDay: '2026-01-01', toDay: '2026-01-01' },
  ],
  timeZone: ZONE,
};

const temporary = fc
  .record({
    from: fc.integer({ min: 0, max: 40 * 24 }),
    hours: fc.integer({ min: 1, max: 300 }),
    open: fc.boolean(),
  })
  .map(({ from, hours, open }) => ({
    id: `${from}`,
    open,
    reason: 'inventory',
    greeting: null,
    from: at('2026-02-20T00:00') + from * 3600000,
    to: at('2026-02-20T00:00') + (from + hours) * 3600000,
  }));
const interval = fc.record({
  weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
  opensAt: fc.integer({ min: 0, max: 1439 }),
  closesAt: fc.integer({ min: 0, max: 1439 }),
});

describe('whether a dealer answers itself', () => {
  it('is told by the week, with the next change', () => {
    expect(openState(group, at('2026-03-12T10:00'), clock)).toMatchObject({
      open: true,
      why: 'weekly',
      until: at('2026-03-12T17:00'),
    });
    expect(openState(group, at('2026-03-13T18:00'), clock)).toMatchObject({
      open: false,
      why: 'weekly',
      until: at('2026-03-16T08:00'),
    });
  });

  it('is told by holidays above the week, and by a temporary change above both', () => {
    const newYear = at('2026-01-01T10:00');
    expect(openState(group, newYear, clock)).toMatchObject({
      open: false,
      why: 'holiday',
      reason: 'New Year',
      until: at('2026-01-02T08:00'),
    });
    const change = { id: 't', from: newYear, to: newYear + 3600000, open: true };
    const temporaries = [{ ...change, reason: 'inventory', greeting: null }];
    expect(openState({ ...group, temporary: temporaries }, newYear, clock)).toMatchObject({
      open: true,
      why: 'temporary',
      reason: 'inventory',
      until: change.to,
      temporaryId: 't',
    });
  });

  it('is always closed without hours, and a week without intervals never opens', () => {
    const none = { ...group, weekly: null };
    const now = at('2026-03-12T10:00');
    expect(openState(none, now, clock)).toMatchObject({ open: false, why: 'none', until: null });
    const shut = { ...group, weekly: { intervals: [], holidayGroup: null } };
    expect(openState(shut, now, clock)).toMatchObject({ open: false, why: 'weekly', until: null });
    expect(nextOpening(shut, now, clock)).toBeNull();
  });

  it('closes at the wall time of its zone on the nights that move the clocks', () => {
    const night = { weekdays: [6], opensAt: 1320, closesAt: 240 };
    const late = { ...group, weekly: { intervals: [night], holidayGroup: null } };
    // Clocks go forward in the night before March 8.
    expect(openState(late, at('2026-03-07T23:00'), clock)).toMatchObject({
      open: true,
      until: at('2026-03-08T04:00'),
    });
  });

  it('opens next when its hours say so, also from within them', () => {
    expect(nextOpening(group, at('2026-03-13T10:00'), clock)).toBe(at('2026-03-16T08:00'));
    expect(nextOpening(group, at('2026-03-12T19:00'), clock)).toBe(at('2026-03-13T08:00'));
  });

  it('fills any span with stretches that follow each other, and each moment is told as its stretch', () => {
    fc.assert(
      fc.property(
        fc.array(interval, { maxLength: 4 }),
        fc.array(temporary, { maxLength: 3 }),
        fc.integer({ min: 0, max: 40 * 24 * 60 }),
        (intervals, temporaries, minute) => {
          const any = {
            ...group,
            weekly: { intervals, holidayGroup: null },
            temporary: temporaries,
          };
          const from = at('2026-02-20T00:00') + minute * 60000;
          const stretches = hoursStretches(any, from, from + 12 * DAY, clock);
          expect(stretches[0]?.from).toBe(from);
          expect(stretches.at(-1)?.to).toBe(from + 12 * DAY);
          for (const [index, one] of stretches.entries()) {
            expect(one.from).toBeLessThan(one.to);
            const next = stretches[index + 1];
            if (next !== undefined) expect(next.from).toBe(one.to);
            const middle = Math.floor((one.from + one.to) / 2);
            const { until, ...rest } = openState(any, middle, clock);
            expect({ ...rest, from: one.from, to: one.to }).toEqual(one);
            expect(until ?? Infinity).toBeGreaterThanOrEqual(one.to);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('says the same of many moments whose hours are worked out once', () => {
    fc.assert(
      fc.property(
        fc.array(interval, { maxLength: 3 }),
        fc.array(temporary, { maxLength: 3 }),
        fc.array(fc.integer({ min: 0, max: 20 * 24 * 60 }), { minLength: 1, maxLength: 6 }),
        (intervals, temporaries, minutes) => {
          const any = {
            ...group,
            weekly: { intervals, holidayGroup: null },
            temporary: temporaries,
          };
          const from = at('2026-02-25T00:00');
          const openAt = openTimes(any, from, from + 20 * DAY, clock);
          for (const minute of minutes) {
            const moment = from + minute * 60000;
            const { open, until } = openState(any, moment, clock);
            expect(openAt(moment)).toEqual({ open, until });
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each(['America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'America/Phoenix'])(
    'opens and closes at its wall times on every day of a year in %s, those that move the clocks too',
    (timeZone) => {
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 364 }),
          fc.integer({ min: 240, max: 700 }),
          fc.integer({ min: 1, max: 700 }),
          (days, opensAt, minutes) => {
            const closesAt = opensAt + minutes;
            const whole = { weekdays: [1, 2, 3, 4, 5, 6, 7], opensAt, closesAt };
            const any = {
              ...group,
              timeZone,
              weekly: { intervals: [whole], holidayGroup: null },
            };
            const noon = clock.instant('2026-01-01T12:00', timeZone) + days * DAY;
            const open = hoursStretches(any, noon, noon + 2 * DAY, clock).filter(
              (one) => one.open && one.from > noon && one.to < noon + 2 * DAY,
            );
            for (const one of open) {
              const wall = (moment: number): string =>
                clock.wallTime(moment, timeZone).slice(11, 16);
              const text = (minute: number): string =>
                `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
              expect([wall(one.from), wall(one.to)]).toEqual([text(opensAt), text(closesAt)]);
            }
            expect(open.length).toBeGreaterThan(0);
          },
        ),
        { numRuns: 60 },
      );
    },
  );
});
