import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEALTH_REASONS, assessHealth, type DeviceSigns } from '#core/sites/assess-health.rule.ts';

const NOW = 1_000_000;
const instant = fc.option(fc.integer({ min: 0, max: 2 * NOW }), { nil: null });
const signs: fc.Arbitrary<DeviceSigns> = fc.record({
  monitored: fc.boolean(),
  lastSignalAt: instant,
  timerTestDueAt: instant,
  troubles: fc.array(fc.string({ minLength: 1 }), { maxLength: 4 }),
});
const SEVERITY = ['OK', 'Attention', 'Offline'];
const severity = (device: DeviceSigns, now = NOW) =>
  SEVERITY.indexOf(assessHealth(device, now).health);
const law = (check: (device: DeviceSigns) => void): void => {
  fc.assert(fc.property(signs, check), { numRuns: 500 });
};

describe('a device’s health', () => {
  it('is OK exactly when there is nothing to say', () => {
    law((device) => {
      const { health, healthReasons } = assessHealth(device, NOW);
      expect(health === 'OK').toBe(healthReasons.length === 0);
    });
  });

  it('names every open trouble', () => {
    law((device) => {
      expect(assessHealth(device, NOW).healthReasons).toEqual(
        expect.arrayContaining([...device.troubles]),
      );
    });
  });

  it('never gets better by one more trouble, nor by time passing', () => {
    law((device) => {
      const worse = { ...device, troubles: [...device.troubles, 'Low battery'] };
      expect(severity(worse)).toBeGreaterThanOrEqual(severity(device));
      expect(severity(device, NOW + 1)).toBeGreaterThanOrEqual(severity(device, NOW));
    });
  });

  it('is Offline at the very moment a monitored device’s test is due, not before', () => {
    law((device) => {
      const watched = { ...device, monitored: true, timerTestDueAt: NOW };
      expect(assessHealth(watched, NOW)).toMatchObject({ health: 'Offline' });
      expect(assessHealth(watched, NOW).healthReasons[0]).toBe(HEALTH_REASONS.timerTestMissed);
      expect(assessHealth(watched, NOW - 1).health).not.toBe('Offline');
    });
  });

  it('is never Offline where nobody expects signals', () => {
    law((device) => {
      expect(assessHealth({ ...device, monitored: false }, NOW).health).not.toBe('Offline');
    });
  });

  it('asks for attention while a device was never heard of', () => {
    law((device) => {
      const { healthReasons } = assessHealth({ ...device, lastSignalAt: null }, NOW);
      expect(healthReasons).toContain(HEALTH_REASONS.neverHeard);
    });
  });
});
