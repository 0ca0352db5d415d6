import { describe, expect, it } from 'vitest';
import { changedMeanwhile } from '#core/backend/changed-meanwhile.rule.ts';
import { momentText } from '#core/backend/moment-text.rule.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';

const at = (iso: string): number => Date.parse(iso);
const localClock = (now: string, timeZone = 'America/New_York') => ({
  wallClock: temporalWallClock,
  timeZone,
  now: at(now),
});

describe('when something was, in a sentence', () => {
  it('is a time with its zone, and its day unless that is today’s there', () => {
    const moment = at('2026-03-12T18:08:00Z');
    expect(momentText(moment, localClock('2026-03-12T23:00:00Z'))).toBe('at 14:08 EDT');
    // At 03:59 UTC, the date in New York is still the previous day.
    expect(momentText(moment, localClock('2026-03-13T03:59:00Z'))).toBe('at 14:08 EDT');
    expect(momentText(moment, localClock('2026-03-13T04:00:00Z'))).toBe('on Mar 12 at 14:08 EDT');
    expect(momentText(moment, localClock('2027-03-12T18:08:00Z'))).toBe(
      'on Mar 12, 2026 at 14:08 EDT',
    );
    expect(momentText(moment, localClock('2026-03-12T18:08:00Z', 'UTC'))).toBe('at 18:08 UTC');
    expect(momentText(at('2026-01-12T18:08:00Z'), localClock('2026-01-12T18:08:00Z'))).toBe(
      'at 13:08 EST',
    );
  });

  it('names who changed something meanwhile, and is left out where it is not known', () => {
    const refusalFor = (by: string | null, when: string | null) =>
      changedMeanwhile(
        { by, at: when === null ? null : at(when) },
        localClock('2026-03-12T18:08:00Z'),
      ).error;
    expect(refusalFor('Dana Reyes', '2026-03-11T18:08:00Z')).toMatchObject({
      kind: 'conflict',
      code: 'staleRev',
      message: 'Changed by Dana Reyes on Mar 11 at 14:08 EDT.',
    });
    expect(refusalFor(null, null)).toMatchObject({ message: 'Changed by someone.' });
  });
});
