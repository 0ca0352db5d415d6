import { isoInstant } from '../../kernel/instant.ts';
import { coversSignal } from '../../tests-on-site/test-state.rule.ts';
import { oneTickEach, tickState, zoneId } from '../../tests-on-site/tick-zone.rule.ts';
import { decodedOf } from '../../zones/definition-of.rule.ts';
import { zoneForm } from '../../zones/zone-form.schema.ts';
import { ZONE_LIMITS } from '../../zones/zone-limits.ts';
import type { ZoneTestState } from '../../zones/zone-kinds.ts';
import { plainNumber } from '../../zones/zone-identity.rule.ts';
import type { SiteZones, UndefinedSignal, Zone } from '../../zones/zone.schema.ts';
import { interpretSignal } from '../signals/interpret-signal.rule.ts';
import type { StoredUndefined, StoredZone, ZoneFacts } from './zone.repository.port.ts';

const instant = (at: number | null): string | null => (at === null ? null : isoInstant(at));

/** Converts a zone to the API response. `test` is null while no test is running. */
export const describeZone = (zone: StoredZone, test: ZoneTestState | null): Zone => ({
  ...zoneForm.pick(zone),
  id: zone.id,
  rev: zone.rev,
  source: zone.source,
  bypassed: zone.bypassed,
  unrestoredSince: instant(zone.unrestoredSince),
  lastSignalAt: instant(zone.lastSignalAt),
  lastSignal: zone.lastSignal,
  test,
  updatedAt: instant(zone.updatedAt),
  updatedBy: zone.updatedBy,
});

type Running = Pick<ZoneFacts, 'tests' | 'ticks'>;

const plainId = (zone: { devNum: number; areaNum: number; zone: string }): string =>
  zoneId({ ...zone, zone: plainNumber(zone.zone) });

/** Returns a function that returns the state of a zone in the running tests, including "not covered". */
const testStates = ({ tests, ticks }: Running, now: number) => {
  const known = new Map(oneTickEach(ticks).map((tick) => [plainId(tick), tick]));
  return ({ areaNum, devNum, num, serviceType }: StoredZone): ZoneTestState | null => {
    if (tests.length === 0) return null;
    const signal = { devNum, areaNum, zone: num, serviceType };
    if (!tests.some((test) => coversSignal(test, signal, now))) return 'Not on test';
    const tick = known.get(plainId({ devNum, areaNum, zone: num }));
    return tick === undefined ? 'Waiting' : tickState(tick);
  };
};

/** Describes an undefined signal. Returns an empty list if the signal was defined in the meantime. */
const describeUndefined = (
  zones: readonly StoredZone[],
  signal: StoredUndefined,
): readonly UndefinedSignal[] => {
  const own = zones
    .filter(({ devNum }) => devNum === signal.devNum)
    .map((zone) => ({ ...zone, bypassAt: null, conditionAt: null }));
  const { acted, defined } = interpretSignal(own, decodedOf(signal));
  return defined ? [] : [{ ...signal, acted, lastAt: isoInstant(signal.lastAt) }];
};

/** Builds the API response with the zones of a site. */
export const describeZones = (facts: ZoneFacts, now: number): SiteZones => {
  const stateOf = testStates(facts, now);
  return {
    asOf: isoInstant(now),
    siteNum: facts.siteNum,
    siteName: facts.siteName,
    timeZone: facts.timeZone,
    devices: [...facts.devices],
    zones: facts.zones.map((zone) => describeZone(zone, stateOf(zone))),
    undefinedSignals: facts.undefinedSignals
      .flatMap((signal) => describeUndefined(facts.zones, signal))
      .slice(0, ZONE_LIMITS.undefinedShown),
  };
};
