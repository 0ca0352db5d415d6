import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextDaytime } from '#core/backend/receivers/next-daytime.rule.ts';
import { isExpectedTest } from '#core/backend/signals/is-expected-test.rule.ts';
import {
  ACTED_ON_MS,
  panelTime,
  signalAge,
  takenAt,
} from '#core/backend/signals/signal-age.rule.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { KNOWN_MS } from '#adapters/server/sql/sweep.ts';

const DAY = 86400000;
const NOW = Date.parse('2026-03-08T06:30:00Z');

describe('the times of signals', () => {
  it('acts on what is at most thirty days old, and knows its counter for longer', () => {
    expect(signalAge(NOW - 30 * DAY, NOW)).toBe('acted');
    expect(signalAge(NOW - 30 * DAY - 1, NOW)).toBe('logged');
    expect(signalAge(takenAt(NOW - 731 * DAY, NOW), NOW)).toBe('logged');
    // Signals from a receiver whose clock was never set are accepted, with the current time.
    for (const unset of ['0001-01-01', '1970-01-01', '2000-01-01', '9999-12-31'])
      expect(takenAt(Date.parse(`${unset}T00:00:00Z`), NOW)).toBe(NOW);
    expect(KNOWN_MS).toBeGreaterThan(ACTED_ON_MS);
  });

  it('takes no time from a panel whose clock is not set', () => {
    expect(panelTime(NOW - 60000, NOW)).toBe(NOW - 60000);
    for (const unset of ['1970-01-01T00:00:00Z', '2000-01-01T00:00:00Z', '9999-12-31T00:00:00Z'])
      expect(panelTime(Date.parse(unset), NOW)).toBeNull();
    expect(panelTime(null, NOW)).toBeNull();
  });

  it('tells by day, at once or at seven in the morning, also in the nights clocks are moved', () => {
    const zones = ['America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC'];
    fc.assert(
      fc.property(
        fc.integer({ min: NOW, max: NOW + 400 * DAY }),
        fc.constantFrom(...zones),
        (now, zone) => {
          const at = nextDaytime(now, zone, temporalWallClock);
          const wall = temporalWallClock.wallTime(at, zone).slice(11);
          expect(at).toBeGreaterThanOrEqual(now - 60000);
          expect(at - now).toBeLessThanOrEqual(10 * 3600000 + 60000);
          if (at === now) expect(wall >= '07:00' && wall < '22:00').toBe(true);
          else expect(wall).toBe('07:00');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('hears the expected test in either language, with a trouble too, and nothing else for it', () => {
    for (const code of ['602', '608', 'RP', 'TX']) expect(isExpectedTest('602', code)).toBe(true);
    expect(isExpectedTest('RP', '602')).toBe(true);
    expect(isExpectedTest('602', '601')).toBe(false);
    expect(isExpectedTest('601', '602')).toBe(false);
    expect(isExpectedTest(null, '130')).toBe(true);
  });
});
