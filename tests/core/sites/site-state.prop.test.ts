import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOnTest,
  SITE_STATES,
  siteState,
  siteStates,
  stateWord,
} from '#core/sites/site-state.rule.ts';
import { MONITORING_STATES, type SiteBadges } from '#core/sites/site-info.schema.ts';
import { QUIET } from './support/sites.ts';

const instants = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const badges: fc.Arbitrary<SiteBadges> = fc.record({
  monitoring: fc.constantFrom(...MONITORING_STATES),
  onTestUntil: fc.option(instants),
  timeZone: fc.constant('America/New_York'),
  alarmActive: fc.boolean(),
  trouble: fc.boolean(),
  offline: fc.boolean(),
});

describe('what is said about a site', () => {
  it('is every trouble it has, most urgent first, and Monitored only when there is none', () => {
    fc.assert(
      fc.property(badges, instants, (site, now) => {
        const given = siteStates(site, now);
        const places = given.map((state) => SITE_STATES.indexOf(state));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(given.includes('Alarm')).toBe(site.alarmActive);
        expect(given.includes('Offline')).toBe(site.offline);
        expect(given.includes('Trouble')).toBe(site.trouble && site.offline !== true);
        expect(given.includes('On test')).toBe(isOnTest(site, now));
        if (site.monitoring !== 'Monitored') expect(given).toContain(stateWord(site.monitoring));
        expect(given.includes('Monitored')).toBe(given.length === 1 && given[0] === 'Monitored');
        expect(siteState(site, now)).toBe(given[0]);
      }),
    );
  });

  it('never hides an alarm behind anything', () => {
    fc.assert(
      fc.property(badges, instants, (site, now) => {
        expect(siteState({ ...site, alarmActive: true }, now)).toBe('Alarm');
      }),
    );
  });
});

describe('a test', () => {
  it('runs until its end and not a moment longer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.nat(1e12), (length, at) => {
        const now = new Date(at).toISOString();
        const until = (ms: number): string => new Date(at + ms).toISOString();
        expect(isOnTest({ onTestUntil: until(length) }, now)).toBe(true);
        expect(isOnTest({ onTestUntil: now }, now)).toBe(false);
        expect(isOnTest({ onTestUntil: now }, until(length))).toBe(false);
      }),
    );
  });

  it('is taken from the provider where the time is not known', () => {
    expect(isOnTest({ onTestUntil: '1970-01-01T00:00:00.000Z' }, null)).toBe(true);
    expect(isOnTest(QUIET, null)).toBe(false);
  });
});
