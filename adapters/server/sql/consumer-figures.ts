import type { Selectable } from 'kysely';
import type { ConsumerHome } from '#core/home/home.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { isoInstantOrNull } from './instant.ts';
import { linkedRows } from './linked-sites.ts';
import type { SqlTransaction } from './schema.ts';
import { addressLine } from './site-address.ts';
import { testEnds } from './site-badges.ts';
import type { DeviceTable, SiteTable } from './tables-sites.ts';

const DAYS_30 = 30 * 24 * 3600000;

type SiteState = ConsumerHome['sites'][number];

/** A site that is being cancelled is monitored until its last day. */
const monitoringOf = (state: SiteTable['state'], onTest: boolean): SiteState['monitoring'] => {
  if (state === 'outOfService' || state === 'cancelled') return 'Out of service';
  if (state === 'installPending') return 'Install pending';
  return onTest ? 'On test' : 'Monitored';
};

const newestSignal = (
  devices: readonly Selectable<DeviceTable>[],
): Selectable<DeviceTable> | undefined =>
  devices.toSorted((a, b) => (b.last_signal_at ?? 0) - (a.last_signal_at ?? 0))[0];

const alarmCounts = (tx: SqlTransaction, sites: readonly number[], now: number) =>
  tx
    .selectFrom('alarm')
    .select(({ fn }) => ['site_num', fn.countAll<number>().as('count')])
    .where('site_num', 'in', sites)
    .where('raised_at', '>', now - DAYS_30)
    .where('raised_at', '<=', now)
    .groupBy('site_num')
    .execute();

const parts = async (tx: SqlTransaction, sites: readonly number[], now: number) => ({
  devices: await tx
    .selectFrom('device')
    .selectAll()
    .where('site_num', 'in', sites)
    .orderBy('dev_num')
    .execute(),
  areas: await tx
    .selectFrom('area')
    .selectAll()
    .where('site_num', 'in', sites)
    .orderBy('dev_num')
    .orderBy('num')
    .execute(),
  troubles: await tx
    .selectFrom('trouble')
    .selectAll()
    .where('site_num', 'in', sites)
    .where('cleared_at', 'is', null)
    .orderBy('since')
    .execute(),
  tests: await testEnds(tx, sites, now),
  alarms: await alarmCounts(tx, sites, now),
});

/** A customer's linked sites, favourite first, each with what a home owner asks at 2 am. */
export const consumerHome = async (
  tx: SqlTransaction,
  accountId: string,
  now: number,
): Promise<ConsumerHome> => {
  const sites = await linkedRows(tx, accountId);
  if (sites.length === 0) return { asOf: isoInstant(now), sites: [] };
  const numbers = sites.map(({ num }) => num);
  const all = await parts(tx, numbers, now);
  const states = sites.map((site): SiteState => {
    const own = <T extends { site_num: number }>(rows: readonly T[]): T[] =>
      rows.filter((row) => row.site_num === site.num);
    const devices = own(all.devices);
    const signal = newestSignal(devices);
    const until = own(all.tests)[0]?.until ?? null;
    return {
      siteNum: site.num,
      siteName: site.name,
      address: addressLine(site),
      xmit: devices[0]?.xmit ?? '',
      timeZone: site.time_zone,
      isFavorite: site.is_favorite,
      monitoring: monitoringOf(site.state, until !== null),
      onTestUntil: isoInstantOrNull(until),
      lastSignalAt: isoInstantOrNull(signal?.last_signal_at ?? null),
      lastSignal: signal?.last_signal ?? null,
      areas: own(all.areas).map((a) => ({
        name: a.name,
        state: a.state,
        since: isoInstant(a.since),
      })),
      openTroubles: own(all.troubles).map((t) => ({ text: t.text, since: isoInstant(t.since) })),
      alarmsLast30Days: own(all.alarms)[0]?.count ?? 0,
    };
  });
  return { asOf: isoInstant(now), sites: states };
};
