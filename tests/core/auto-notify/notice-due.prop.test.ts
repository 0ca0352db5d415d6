import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticeDue, noticesOf } from '#core/auto-notify/notice-due.rule.ts';
import {
  NOTIFY_DIGESTS,
  NOTIFY_TIMINGS,
  type NotifyDigest,
  type NotifyTiming,
} from '#core/auto-notify/notify-rule.schema.ts';
import { temporalWallClock as clock } from '#adapters/temporal/temporal-wall-clock.ts';

const timing = fc.constantFrom(...(Object.keys(NOTIFY_TIMINGS) as NotifyTiming[]));
const digest = fc.constantFrom(...(Object.keys(NOTIFY_DIGESTS) as NotifyDigest[]));
const timeZone = fc.constantFrom('America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'UTC');
const at = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') });
const wall = (moment: number, zone: string): string => clock.wallTime(moment, zone).slice(11);
const DAY = 86400000;

describe('when a notice is due', () => {
  it('is never before it happened, and within a day, an hour and the hours that are closed', () => {
    fc.assert(
      fc.property(timing, digest, timeZone, at, fc.boolean(), (t, d, zone, moment, open) => {
        const until = moment + DAY;
        const due = noticeDue(
          { timing: t, digest: d },
          moment,
          { open, until },
          { timeZone: zone, clock },
        );
        if (t === 'closed' && open) expect(due).toBeNull();
        else {
          expect(due).not.toBeNull();
          expect(due ?? 0).toBeGreaterThanOrEqual(moment);
          expect(due ?? 0).toBeLessThan(moment + 3 * DAY);
        }
      }),
    );
  });

  it('is a full hour, or seven in the morning there, also in the nights on which clocks are changed', () => {
    fc.assert(
      fc.property(timeZone, at, (zone, moment) => {
        const openAt = { open: true, until: null };
        const place = { timeZone: zone, clock };
        const daily = noticeDue({ timing: 'always', digest: 'daily' }, moment, openAt, place) ?? 0;
        expect(wall(daily, zone)).toBe('07:00');
        const day =
          noticeDue({ timing: 'daytime', digest: 'immediate' }, moment, openAt, place) ?? 0;
        expect(wall(day, zone) >= '07:00' && wall(day, zone) < '22:00').toBe(true);
        expect(noticeDue({ timing: 'always', digest: 'hourly' }, moment, openAt, place)).toBe(
          Math.ceil(moment / 3600000) * 3600000,
        );
      }),
    );
  });

  it('waits for the opening where it is held, and for nothing where the dealer never opens', () => {
    const place = { timeZone: 'UTC', clock };
    const held = { timing: 'hold', digest: 'immediate' } as const;
    expect(noticeDue(held, 1000, { open: false, until: 5000 }, place)).toBe(5000);
    expect(noticeDue(held, 1000, { open: true, until: 5000 }, place)).toBe(1000);
    expect(noticeDue(held, 1000, { open: false, until: null }, place)).toBe(1000);
  });

  it('counts notices that go together once', () => {
    expect(noticesOf('immediate', [1, 1, 2])).toBe(3);
    expect(noticesOf('hourly', [1, 1, 2])).toBe(2);
    expect(noticesOf('daily', [])).toBe(0);
  });
});
