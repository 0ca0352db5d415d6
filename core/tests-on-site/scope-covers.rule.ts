import type { ServiceType } from '../signals/signal.ts';
import type { TestScope, ZoneKey } from './site-test.schema.ts';

/** What a signal is about, as far as a scope asks; area and zone are null where none was sent. */
export interface ScopedSignal {
  readonly devNum: number;
  readonly areaNum: number | null;
  readonly zone: string | null;
  readonly serviceType: ServiceType;
}

/** A zone of the site with its family of events. */
export interface TestableZone extends ZoneKey {
  readonly serviceType: ServiceType;
}

const isZone = (key: ZoneKey, { devNum, areaNum, zone }: ScopedSignal): boolean =>
  key.devNum === devNum && key.zone === zone && (areaNum === null || key.areaNum === areaNum);

const isNamed = ({ zones, serviceTypes }: TestScope, signal: ScopedSignal): boolean =>
  serviceTypes.includes(signal.serviceType) || zones.some((key) => isZone(key, signal));

/** Whether a scope holds a signal: everything, what it names by zone or type, or everything it does not name. */
export const scopeCovers = (scope: TestScope, signal: ScopedSignal): boolean =>
  scope.kind === 'all' || (scope.kind === 'listed') === isNamed(scope, signal);

const LIFE_SAFETY: readonly ServiceType[] = ['Fire', 'CO'];

/**
 * Whether fire or CO alarms would not reach the fire department. Where no zone of that family is known, the families the
 * site pays for decide, so that a site whose zones nobody wrote down is asked as well.
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

/** The zones of fire and CO that a scope holds. */
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

/** A text that two tests share exactly when they are about the same devices, zones and types, whatever their order. */
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
