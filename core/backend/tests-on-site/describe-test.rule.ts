import { isoInstant } from '../../kernel/instant.ts';
import { serviceTypesOf } from '../../sites/service-types-of.rule.ts';
import type { ServiceType } from '../../signals/signal.ts';
import { SERVICE_TYPES } from '../../signals/signal.ts';
import type { SiteTest } from '../../tests-on-site/site-test.schema.ts';
import type {
  OpenZone,
  ResultZone,
  SiteTests,
  TestResults,
} from '../../tests-on-site/site-tests.schema.ts';
import type { SiteRole } from '../../sites/site-role.ts';
import { scopeCovers } from '../../tests-on-site/scope-covers.rule.ts';
import {
  NO_TICK,
  oneTickEach,
  type TickedZone,
  tickState,
  zoneId,
  type ZoneTick,
} from '../../tests-on-site/tick-zone.rule.ts';
import type {
  SiteZone,
  StoredTest,
  TestedSite,
  TestFindings,
} from './site-test.repository.port.ts';

const orNull = (at: number | null): string | null => (at === null ? null : isoInstant(at));

/** Converts a test to the API response for one account. */
export const describeTest = (test: StoredTest, accountId: string): SiteTest => ({
  id: test.id,
  rev: test.rev,
  siteNum: test.siteNum,
  mode: test.mode,
  devNums: test.devNums,
  scope: test.scope,
  category: test.category,
  startsAt: isoInstant(test.startsAt),
  endsAt: isoInstant(test.endsAt),
  reason: test.reason,
  placedBy: test.placedBy,
  verifiedBy: test.verifiedBy,
  placedByMe: test.placedById === accountId,
  role: test.role,
  warning: test.warning,
  recurrence: test.recurrence,
  clearedAt: orNull(test.clearedAt),
  clearedBy: test.clearedBy,
  updatedBy: test.updatedBy,
  updatedAt: isoInstant(test.updatedAt),
});

/** Returns the audit log details of a test. */
export const detailOf = (
  test: StoredTest,
  more: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> => ({
  testId: test.id,
  category: test.category,
  devices: test.devNums.join(', '),
  scope: JSON.stringify(test.scope),
  startsAt: String(test.startsAt),
  endsAt: String(test.endsAt),
  reason: test.reason,
  ...(test.verifiedBy !== null && { verifiedBy: test.verifiedBy }),
  ...more,
});

/** Returns the service types that a site pays for, given the services of its plan. */
export const paidTypesOf = (servicePlan: readonly string[]): ServiceType[] =>
  serviceTypesOf(servicePlan).flatMap((name) => SERVICE_TYPES.filter((type) => type === name));

const zoneOf = ({ lastSignalAt, ...zone }: SiteZone) => ({
  ...zone,
  lastHeardAt: orNull(lastSignalAt),
});

const siteOf = (site: TestFindings['site']): TestResults['site'] => ({
  siteNum: site.siteNum,
  siteName: site.siteName,
  addressDisplay: site.addressDisplay,
  timeZone: site.timeZone,
  devices: [...site.devices],
});

/** Builds the API response with the tests of a site. */
export const describeSite = (
  site: TestedSite,
  who: { readonly role: SiteRole; readonly accountId: string; readonly now: number },
): SiteTests => ({
  asOf: isoInstant(who.now),
  role: who.role,
  site: {
    ...siteOf(site),
    zones: site.zones.map(zoneOf),
    paidTypes: paidTypesOf(site.servicePlan),
    verifyTests: site.verifyTests,
    maxTestHours: site.maxTestHours,
    defaultCategory: site.defaultCategory,
  },
  tests: site.tests.map((test) => describeTest(test, who.accountId)),
});

const resultZone = (test: StoredTest, tick: ZoneTick, zone: SiteZone): ResultZone => ({
  ...zoneOf(zone),
  state: scopeCovers(test.scope, zone) ? tickState(tick) : 'Not on test',
  firstAt: orNull(tick.firstAt),
  lastAt: orNull(tick.lastAt),
  count: tick.count,
  code: tick.code,
  restoredAt: orNull(tick.restoredAt),
});

/** Builds the API response with the results of a test, without results hidden from the viewer. */
export const describeFindings = (
  { site, test, ticks, signals, signalCount }: TestFindings,
  who: { readonly accountId: string; readonly now: number },
): TestResults => {
  const ticked = new Map(oneTickEach(ticks).map((tick) => [zoneId(tick), tick]));
  return {
    asOf: isoInstant(who.now),
    site: siteOf(site),
    test: describeTest(test, who.accountId),
    zones: site.zones
      .filter(({ devNum }) => test.devNums.includes(devNum))
      .map((zone) => resultZone(test, ticked.get(zoneId(zone)) ?? NO_TICK, zone)),
    signals: signals.map((signal) => ({
      id: signal.id,
      at: isoInstant(signal.at),
      kind: signal.kind,
      devNum: signal.devNum,
      areaNum: signal.areaNum,
      zone: signal.zone,
      zoneText: signal.zoneText,
      event: signal.event,
      code: signal.code,
      defined: signal.defined,
    })),
    signalCount,
  };
};

/** Describes the unrestored zones that the user must confirm before a test is cleared. */
export const describeOpenZones = (
  zones: readonly TickedZone[],
  known: readonly SiteZone[],
): OpenZone[] =>
  zones.map((tick) => ({
    devNum: tick.devNum,
    areaNum: tick.areaNum,
    zone: tick.zone,
    description: known.find((zone) => zoneId(zone) === zoneId(tick))?.description ?? null,
    lastAt: orNull(tick.lastAt),
  }));
