import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay, isCalendarDay } from '#core/kernel/calendar-day.rule.ts';
import { newsFlags, newsStatus, NEWS_STATUSES, statusOf } from '#core/news/news-status.rule.ts';

const DAY = 24 * 3_600_000;
const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'UTC',
  'Asia/Kolkata',
  'Pacific/Auckland',
];
const dayOf = (ordinal: number): string => new Date(ordinal * DAY).toISOString().slice(0, 10);
const ordinal = fc.integer({ min: 0, max: 60_000 });
const orOpen = fc.option(ordinal);

describe('the status of a news item', () => {
  it('is Active on every day from its start to its end, both included', () => {
    fc.assert(
      fc.property(ordinal, fc.nat(500), fc.nat(500), (start, before, after) => {
        const days = { effectiveDate: dayOf(start), expirationDate: dayOf(start + before + after) };
        expect(newsStatus(days, dayOf(start + before))).toBe('Active');
      }),
    );
  });

  it('is Future before the start and Expired after the end, whatever the other one is', () => {
    fc.assert(
      fc.property(ordinal, fc.integer({ min: 1, max: 900 }), fc.nat(900), (at, apart, length) => {
        const later = {
          effectiveDate: dayOf(at + apart),
          expirationDate: dayOf(at + apart + length),
        };
        expect(newsStatus(later, dayOf(at))).toBe('Future');
        const earlier = { effectiveDate: dayOf(at), expirationDate: dayOf(at + length) };
        expect(newsStatus(earlier, dayOf(at + length + apart))).toBe('Expired');
      }),
    );
  });

  it('begins now without a start and never ends without an end', () => {
    fc.assert(
      fc.property(ordinal, fc.nat(900), (today, ahead) => {
        const open = { effectiveDate: null, expirationDate: null };
        expect(newsStatus(open, dayOf(today))).toBe('Active');
        const ending = { effectiveDate: null, expirationDate: dayOf(today + ahead) };
        expect(newsStatus(ending, dayOf(today))).toBe('Active');
        const begun = { effectiveDate: dayOf(today), expirationDate: null };
        expect(newsStatus(begun, dayOf(today + ahead))).toBe('Active');
      }),
    );
  });

  it('goes from Future over Active to Expired as the days pass, never back', () => {
    fc.assert(
      fc.property(orOpen, orOpen, ordinal, fc.nat(900), (start, end, today, ahead) => {
        const days = {
          effectiveDate: start === null ? null : dayOf(start),
          expirationDate: end === null ? null : dayOf(end),
        };
        const order = ['Future', 'Active', 'Expired'];
        const [now, then] = [dayOf(today), dayOf(today + ahead)].map((day) =>
          order.indexOf(newsStatus(days, day)),
        );
        fc.pre(start === null || end === null || start <= end);
        expect(then).toBeGreaterThanOrEqual(now ?? 0);
      }),
    );
  });

  it('is told by exactly one of three flags, which say the same again', () => {
    fc.assert(
      fc.property(orOpen, orOpen, ordinal, (start, end, today) => {
        const days = {
          effectiveDate: start === null ? null : dayOf(start),
          expirationDate: end === null ? null : dayOf(end),
        };
        const flags = newsFlags(days, dayOf(today));
        expect(Object.values(flags).filter(Boolean)).toHaveLength(1);
        expect(statusOf(flags)).toBe(newsStatus(days, dayOf(today)));
        expect(NEWS_STATUSES).toContain(statusOf(flags));
      }),
    );
  });
});

describe('a calendar day', () => {
  it('is the one on the wall of its zone, also in days of 23 and 25 hours', () => {
    expect(calendarDay(Date.parse('2026-03-12T03:59:00Z'), 'America/New_York')).toBe('2026-03-11');
    expect(calendarDay(Date.parse('2026-03-12T04:00:00Z'), 'America/New_York')).toBe('2026-03-12');
    expect(calendarDay(Date.parse('2026-03-08T04:59:00Z'), 'America/New_York')).toBe('2026-03-07');
    expect(calendarDay(Date.parse('2026-03-09T03:59:00Z'), 'America/New_York')).toBe('2026-03-08');
    expect(calendarDay(Date.parse('2026-11-02T04:59:00Z'), 'America/New_York')).toBe('2026-11-01');
    expect(calendarDay(Date.parse('2026-11-02T05:00:00Z'), 'America/New_York')).toBe('2026-11-02');
    expect(calendarDay(Date.parse('2026-12-31T11:00:00Z'), 'Pacific/Auckland')).toBe('2027-01-01');
  });

  it('exists, whatever moment and zone it is made of, and never goes back as time passes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000_000_000_000 }),
        fc.nat(3 * DAY),
        fc.constantFrom(...ZONES),
        (now, ahead, zone) => {
          const [today, later] = [calendarDay(now, zone), calendarDay(now + ahead, zone)];
          expect(isCalendarDay(today, 2999)).toBe(true);
          expect(later >= today).toBe(true);
        },
      ),
    );
  });

  it('is every day of the years 1900 to 2999 and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: -25_567, max: 376_199 }), (day) => {
        expect(isCalendarDay(dayOf(day), 2999)).toBe(true);
      }),
    );
    for (const wrong of [
      '2026-02-29',
      '2026-02-32',
      '2028-02-30',
      '2028-04-31',
      '2028-03-32',
      '2026-03-32',
      '2026-14-01',
      '02026-01-01',
      '2100-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '2026-01-00',
      '26-01-01',
      '2026-1-1',
      ' 2026-01-01',
      '2026-01-01T00:00',
      '3000-01-01',
      '1899-12-31',
      '',
    ])
      expect(isCalendarDay(wrong, 2999), wrong).toBe(false);
    for (const right of ['1900-01-01', '2026-01-31', '2026-02-28', '2026-12-31', '2999-12-31'])
      expect(isCalendarDay(right, 2999), right).toBe(true);
    expect(isCalendarDay('2000-02-29', 2999)).toBe(true);
    expect(isCalendarDay('2028-02-29', 2999)).toBe(true);
  });
});
