import type { ServiceType } from '../signals/signal.ts';
import type { TestScope, ZoneKey } from './site-test.schema.ts';

/** The fields of a signal that decide whether a scope includes it. Area and zone are null when the signal has none. */
export interface ScopedSignal {
  readonly devNum: number;
  readonly areaNum: number | null;
  readonly zone: string | null;
  readonly serviceType: ServiceType;
}

export interface TestableZone extends ZoneKey {
  readonly serviceType: ServiceType;
}

const isZone = (key: ZoneKey, { devNum, areaNum, zone }: ScopedSignal): boolean =>
  key.devNum === devNum && key.zone === zone && (areaNum === null || key.areaNum === areaNum);

const isNamed = ({ zones, serviceTypes }: TestScope, signal: ScopedSignal): boolean =>
  serviceTypes.includes(signal.serviceType) || zones.some((key) => isZone(key, signal));

/**
 * Checks whether a scope includes a signal. A scope is everything, only the listed zones or types, or everything except
 * the listed zones and types.
 */
export const scopeCovers = (scope: TestScope, signal: ScopedSignal): boolean =>
  scope.kind === 'all' || (scope.kind === 'listed') === isNamed(scope, signal);

const LIFE_SAFETY: readonly ServiceType[] = ['Fire', 'CO'];

/**
 * Checks whether fire or CO alarms would not reach the fire department during the test. If no zone of such a type is
 * known, the services of the site's plan decide.
 */
export const touchesLifeSafety = (
  scope: TestScope,
  devNums: readonly number[],
  zones: readonly TestableZone[],
  paidTypes: readonly ServiceType[],
): boolean =>
  LIFE_SAFETY.some((type) => {
    if (scope.kind === 'listed' && scope.serviceTypes.includes(type)) return true;
    const known = zones.filter(({ serviceType }) => serviceType === type);
    if (known.length > 0)
      return known.some((zone) => devNums.includes(zone.devNum) && scopeCovers(scope, zone));
    const anywhere = { devNum: -1, areaNum: null, zone: null, serviceType: type };
    return paidTypes.includes(type) && scopeCovers(scope, anywhere);
  });

/** Returns the fire and CO zones in a scope. */
export const lifeSafetyZones = <T extends TestableZone>(
  scope: TestScope,
  devNums: readonly number[],
  zones: readonly T[],
): readonly T[] =>
  zones.filter(
    (zone) =>
      LIFE_SAFETY.includes(zone.serviceType) &&
      devNums.includes(zone.devNum) &&
      scopeCovers(scope, zone),
  );

const zoneText = ({ devNum, areaNum, zone }: ZoneKey): string => `${devNum}/${areaNum}/${zone}`;

/** Returns a key for comparing tests. Two keys are equal exactly when the tests have the same devices, zones and types, in any order. */
export const scopeKey = ({
  devNums,
  scope,
}: {
  readonly devNums: readonly number[];
  readonly scope: TestScope;
}): string => {
  const devices = [...new Set(devNums)].sort((a, b) => a - b);
  const zones = [...new Set(scope.zones.map(zoneText))].sort();
  const types = [...new Set(scope.serviceTypes)].sort();
  return JSON.stringify([devices, scope.kind, ...(scope.kind === 'all' ? [] : [zones, types])]);
};
