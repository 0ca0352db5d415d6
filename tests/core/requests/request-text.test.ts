import { describe, expect, it } from 'vitest';
import { cancelDays, cancelFormOn } from '#core/account-info/cancellation.schema.ts';
import { ageText, requestsPath, wantedText } from '#core/requests/request-list.ts';
import { readForm } from '#core/forms/read-form.schema.ts';

describe('a cancellation', () => {
  const days = cancelDays(Date.parse('2026-03-12T03:30:00Z'), 'America/New_York');
  const validate = (day: string, reasonText = 'We are moving') =>
    readForm(cancelFormOn(days), { day, reason: 'Moving', reasonText });

  it('ends tomorrow by the clocks of the site at the earliest, and within a year', () => {
    // At the time of this test, it is still the previous evening at the site.
    expect(days).toEqual({ first: '2026-03-12', last: '2027-03-12' });
    expect(validate('2026-03-12').ok).toBe(true);
    expect(validate('2026-03-11')).toMatchObject({
      error: { day: ['The earliest last day is tomorrow'] },
    });
    expect(validate('2027-03-13')).toMatchObject({
      error: { day: ['Choose a day within the next year'] },
    });
    expect(validate('2026-02-30')).toMatchObject({ error: { day: expect.any(Array) as unknown } });
  });

  it('has a reason of 5 to 255 characters', () => {
    expect(validate('2026-04-01', 'Move').ok).toBe(false);
    expect(validate('2026-04-01', 'Moves').ok).toBe(true);
    expect(validate('2026-04-01', 'x'.repeat(255)).ok).toBe(true);
    expect(validate('2026-04-01', 'x'.repeat(256)).ok).toBe(false);
    const unchosen = readForm(cancelFormOn(days), {
      day: '2026-04-01',
      reason: '',
      reasonText: 'We are moving',
    });
    expect(unchosen).toMatchObject({ error: { reason: ['Choose a reason'] } });
  });
});

describe('requests in words', () => {
  it('say how old they are in their largest unit', () => {
    const age = (minutes: number) =>
      ageText('2026-03-12T12:00:00Z', new Date(Date.UTC(2026, 2, 12, 12, minutes)).toISOString());
    expect([-1, 0, 1, 59, 60, 1439, 1440, 4320].map(age)).toEqual([
      'now',
      'now',
      '1 min',
      '59 min',
      '1 h',
      '23 h',
      '1 d',
      '3 d',
    ]);
  });

  it('name the day a service ends, and where requests stand', () => {
    expect(wantedText({ subject: 'service', wanted: '2026-04-01' })).toBe('Ends Apr 1, 2026');
    expect(wantedText({ subject: 'unit', wanted: null })).toBe('(empty)');
    expect(requestsPath()).toBe('/site/requests');
    expect(requestsPath({ site: 3 })).toBe('/site/requests?site=3');
  });
});
