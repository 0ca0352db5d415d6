import { describe, expect, it } from 'vitest';
import {
  everyTimeZone,
  isTimeZone,
  readTimeZone,
  zoneText,
} from '#core/kernel/read-time-zone.rule.ts';
import * as z from 'zod/mini';
import { companyForm } from '#core/account-group/company.schema.ts';
import { groupForm } from '#core/provisioning/group-form.schema.ts';
import { scheduleOwnForm } from '#core/reports/report-schedule.schema.ts';
import { premisesForm } from '#core/new-account/premises-form.schema.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';

/** Every field for choosing a time zone. */
const FIELDS = [
  premisesForm.draft.timeZone,
  companyForm.draft.timeZone,
  groupForm.draft.timeZone,
  scheduleOwnForm.timeZone,
];

/** Time zones as users type them, and the matching time zone names. */
const BROUGHT: readonly (readonly [said: string, zone: string])[] = [
  ['America/Phoenix', 'America/Phoenix'],
  ['US/Arizona', 'America/Phoenix'],
  ['US/Eastern', 'America/New_York'],
  ['us/eastern', 'America/New_York'],
  ['Eastern Standard Time', 'America/New_York'],
  ['US Eastern Standard Time', 'America/Indiana/Indianapolis'],
  ['EST', 'America/New_York'],
  ['America/Detroit', 'America/Detroit'],
  ['america/detroit', 'America/Detroit'],
  ['America/Indiana/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Boise', 'America/Boise'],
  ['America/Kentucky/Louisville', 'America/Kentucky/Louisville'],
  ['Pacific/Honolulu', 'Pacific/Honolulu'],
  ['America/Puerto_Rico', 'America/Puerto_Rico'],
  ['America/Puerto Rico', 'America/Puerto_Rico'],
  ['Pacific/Guam', 'Pacific/Guam'],
  ['America/Toronto', 'America/Toronto'],
  ['Asia/Kathmandu', 'Asia/Kathmandu'],
  ['Australia/Lord_Howe', 'Australia/Lord_Howe'],
  ['America/Halifax', 'America/Halifax'],
  ['Detroit, Eastern Time', 'America/Detroit'],
];

describe('a time zone', () => {
  it.each(BROUGHT)('is read from %s', (given, zone) => {
    expect(readTimeZone(given)?.toLowerCase()).toBe(zone.toLowerCase());
    const { timeZone } = premisesForm.draft;
    expect(timeZone.safeParse(readTimeZone(given)).success).toBe(true);
  });

  it.each([
    '',
    '-',
    'Somewhere',
    'America/Nowhere',
    '+05:00',
    'GMT+5',
    'Etc/GMT+5',
    'x'.repeat(80),
  ])('is none: "%s"', (given) => {
    expect(readTimeZone(given)).toBeNull();
    expect(isTimeZone(given)).toBe(false);
  });

  it('is chosen by its place in words, each of the world once, and clocks know it', () => {
    const zones = everyTimeZone();
    expect(zones.length).toBeGreaterThan(300);
    expect(new Set(zones).size).toBe(zones.length);
    for (const zone of zones) {
      expect(isTimeZone(zone), zone).toBe(true);
      expect(readTimeZone(zone)).toBe(zone);
      for (const field of FIELDS) expect(z.safeParse(field, zone).success, zone).toBe(true);
      expect(temporalWallClock.wallTime(0, zone)).toMatch(/^19(69|70)-/);
    }
    expect(zoneText('America/Detroit')).toBe('Detroit, Eastern Time');
    expect(zoneText('America/Indiana/Indianapolis')).toMatch(/^Indianapolis, /);
    expect(zoneText('Pacific/Guam')).toMatch(/^Guam, /);
  });
});
