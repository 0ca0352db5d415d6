import { describe, expect, it } from 'vitest';
import {
  durationText,
  recurrenceText,
  scopeText,
  testComment,
} from '#core/tests-on-site/scope-text.rule.ts';

const HOUR = 3600000;
const zone = (number: string) => ({ devNum: 1, areaNum: 1, zone: number });

describe('a test in words', () => {
  it.each([
    [{ kind: 'all', zones: [], serviceTypes: [] } as const, 'Everything'],
    [{ kind: 'listed', zones: [zone('7'), zone('8')], serviceTypes: [] } as const, 'Zones 7, 8'],
    [{ kind: 'listed', zones: [zone('9')], serviceTypes: [] } as const, 'Zone 9'],
    [{ kind: 'allExcept', zones: [], serviceTypes: ['Fire'] } as const, 'All except Fire'],
    [
      {
        kind: 'allExcept',
        zones: ['1', '2', '3', '4', '5'].map(zone),
        serviceTypes: ['CO'],
      } as const,
      'All except CO, zones 1, 2, 3 and 2 more',
    ],
  ])('its scope %#', (scope, text) => {
    expect(
      scopeText({ ...scope, zones: [...scope.zones], serviceTypes: [...scope.serviceTypes] }),
    ).toBe(text);
  });

  it('its length and its limit', () => {
    expect([HOUR, 24 * HOUR, 72 * HOUR, 7 * 24 * HOUR].map(durationText)).toEqual([
      '1 hour',
      '24 hours',
      '72 hours',
      '7 days',
    ]);
  });

  it('its days', () => {
    expect(recurrenceText({ weekdays: [3, 1], from: 540, to: 675, until: '2026-04-01' })).toBe(
      'Mon, Wed 09:00–11:15 until 2026-04-01',
    );
  });

  it('its line of history', () => {
    const scope = { kind: 'all' as const, zones: [], serviceTypes: [] };
    expect(testComment({ category: 'Other', scope, reason: 'Painting' })).toBe(
      'Other, everything: Painting',
    );
  });
});
