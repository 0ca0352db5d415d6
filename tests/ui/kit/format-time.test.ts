import { describe, expect, it } from 'vitest';
import {
  formatDay,
  formatDuration,
  formatAgo,
  formatElapsed,
  formatMoment,
  formatStamp,
  formatTime,
  formatZone,
  formatZonedMoment,
} from '#ui/kit/format-time.ts';

const NOW = '2026-03-12T18:08:00Z';
const ZONE = 'America/New_York';

describe('times in the site’s zone', () => {
  it('are 24 h and name the zone', () => {
    expect(formatTime(NOW, ZONE)).toBe('14:08');
    expect(formatZone(NOW, ZONE)).toBe('EDT');
    expect(formatStamp(NOW, ZONE)).toBe('Thu, Mar\u00A012, 14:08 EDT');
    expect(formatZonedMoment(NOW, NOW, ZONE)).toBe('14:08 EDT');
    // The zone abbreviation belongs to the formatted time, not to the current time.
    expect(formatZonedMoment('2026-03-01T18:08:00Z', NOW, ZONE)).toBe('Mar\u00A01, 13:08 EST');
  });

  it('keep the zones apart', () => {
    expect([ZONE, 'Europe/Zurich', ZONE].map((zone) => formatTime(NOW, zone))).toEqual([
      '14:08',
      '19:08',
      '14:08',
    ]);
  });

  it('write midnight as 00', () => {
    expect(formatTime('2026-03-12T04:05:00Z', ZONE)).toBe('00:05');
  });

  it('name the day when it is not today there, and the year when it is not this one', () => {
    expect(formatMoment('2026-03-12T17:58:00Z', NOW, ZONE)).toBe('13:58');
    expect(formatMoment('2026-03-12T03:30:00Z', NOW, ZONE)).toBe('Mar\u00A011, 23:30');
    expect(formatMoment('2025-12-31T17:00:00Z', NOW, ZONE)).toBe(
      'Dec\u00A031,\u00A02025, 12:00 EST',
    );
    // The card's heading names the zone that applies today, so a time with another offset must name its own zone.
    expect(formatMoment('2026-03-01T18:08:00Z', NOW, ZONE)).toBe('Mar\u00A01, 13:08 EST');
  });
});

it('breaks the line of a day at most after the weekday', () => {
  expect(formatDay('2026-03-12')).toBe('Thu, Mar\u00A012');
  expect(formatDay('2027-09-01', 'withYear')).toBe('Wed, Sep\u00A01,\u00A02027');
  expect(formatDay('2014-06-02', 'month')).toBe('Jun\u00A02014');
  expect(formatDay('2026-03-12', 'longWeekday')).toBe('Thursday');
});

describe('lengths of time', () => {
  it.each([
    [-5, '0 m'],
    [12 * 60_000, '12 m'],
    [72 * 60_000, '1 h 12 m'],
    [120 * 60_000, '2 h'],
    [(11 * 24 + 4) * 3_600_000, '11 d 4 h'],
  ])('%i ms is %s', (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });

  it.each([
    [42_000, '0:42'],
    [370_000, '6:10'],
    [2_285_000, '38:05'],
    [3_600_000, '1 h'],
  ])('%i ms since is %s', (ms, text) => {
    expect(formatElapsed(ms)).toBe(text);
  });

  it.each([
    ['2026-03-12T18:09:00Z', 'just now'],
    ['2026-03-12T18:07:30Z', 'just now'],
    ['2026-03-12T18:06:00Z', '2 min ago'],
    ['2026-03-12T17:08:00Z', 'at 17:08'],
  ])('%s was %s', (at, text) => {
    expect(formatAgo(at, '2026-03-12T18:08:00Z', (early) => `at ${early.slice(11, 16)}`)).toBe(
      text,
    );
  });
});
