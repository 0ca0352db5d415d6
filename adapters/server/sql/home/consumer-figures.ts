import { sql } from 'kysely';
import type { FigureRepository, LinkedSite } from '#core/backend/home/figure.repository.port.ts';
import { panelsOut, siteMonitoring } from '#core/backend/home/site-monitoring.rule.ts';
import { userNameOf } from '../history/history-rows.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { calledContacts, contactOf } from '../contacts/called-contacts.ts';
import { isoInstantOrNull } from '../instant.ts';
import { linkedNumbers, linkedRows } from '../account-links/linked-sites.ts';
import { prepareRead, together } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';
import { addressLine } from '../sites/site-address.ts';
import { holidayList, scheduleOf, siteSchedules } from '../schedules/site-schedules.ts';
import { isRunning, notWatched, shownState, testedUntil } from '../sites/site-badges.ts';

const DAYS_30 = 30 * 24 * 3600000;

type May = Parameters<FigureRepository['consumerHome']>[2];
type Home = ReturnType<FigureRepository['consumerHome']>;

interface HomeValues extends Readonly<Record<string, unknown>>, May {
  readonly accountId: string;
  readonly now: number;
  readonly since: number;
}

/** SQL condition: true if the site has the Burglary service, without which the police do not respond (domain guide 6.7 service plan). */
const policeCome = sql<boolean>`exists (
  select 1 from site_service where site_service.site_num = site.num and site_service.name = 'Burglary')`;

/** SQL expression for the time at which the service ends after an applied cancellation. */
const serviceEnds = sql<number | null>`(select max(ends_at) from change_request
  where change_request.site_num = site.num and field = 'service' and change_request.state = 'Applied'
    and withdrawn_at is null)`;

const selectHome = prepareRead(
  (db, { accountId, now, since, seeContacts, seeSchedules }: HomeValues) => {
    const linked = linkedNumbers(accountId);
    return together({
      sites: linkedRows(db, accountId)
        .select(['site.state', 'site.time_zone'])
        .select(testedUntil(now).as('tested_until'))
        .select(serviceEnds.as('service_ends_at'))
        .select(policeCome.as('police_come')),
      devices: db
        .selectFrom('device')
        .select(['site_num', 'dev_num', 'xmit', 'last_signal_at', 'last_signal'])
        .select('out_of_service as outOfService')
        .where('site_num', '=', linked)
        .orderBy('dev_num'),
      tests: db
        .selectFrom('site_test')
        .select(['site_num', 'dev_nums', 'scope', 'ends_at'])
        .where('site_num', '=', linked)
        .where(isRunning(now))
        .orderBy('ends_at')
        .orderBy('id'),
      areas: db
        .selectFrom('area')
        .select(['site_num', 'dev_num', 'num', 'name', 'since', 'changed_by'])
        .select(userNameOf(sql.ref('area'), 'changed_by').as('user_name'))
        .select(shownState.as('state'))
        .where('site_num', '=', linked)
        .orderBy('dev_num')
        .orderBy('num'),
      troubles: db
        .selectFrom('trouble')
        .select(['site_num', 'dev_num', 'code', 'text', 'since'])
        .where('site_num', '=', linked)
        .where('cleared_at', 'is', null)
        .orderBy('since'),
      alarms: db
        .selectFrom('alarm')
        .select(({ fn }) => ['site_num', fn.countAll<number>().as('count')])
        .where('site_num', '=', linked)
        .where('raised_at', '>', since)
        .where('raised_at', '<=', now)
        .where('withheld', '=', sql.lit(false))
        .groupBy('site_num'),
      contacts: calledContacts(db, linked, seeContacts),
      schedules: siteSchedules(db, linked, seeSchedules),
      holidays: holidayList(db),
    });
  },
);

type Found = Awaited<ReturnType<typeof selectHome>>[number];

const stateOf = (site: Found['sites'][number], found: Found, may: May): LinkedSite => {
  const own = <T extends { readonly site_num: number }>(rows: readonly T[]): readonly T[] =>
    rows.filter((row) => row.site_num === site.num);
  const devices = own(found.devices);
  const monitoring = siteMonitoring(site.state, devices);
  const signal = devices.toSorted((a, b) => (b.last_signal_at ?? 0) - (a.last_signal_at ?? 0))[0];
  return {
    siteNum: site.num,
    siteName: site.name,
    address: addressLine(site),
    xmit: devices[0]?.xmit ?? '',
    timeZone: site.time_zone,
    isFavorite: site.is_favorite,
    monitoring: monitoring === 'Monitored' && site.tested_until !== null ? 'On test' : monitoring,
    panelsOut: [...panelsOut(devices)],
    serviceEndsAt: isoInstantOrNull(site.service_ends_at),
    onTestUntil: isoInstantOrNull(site.tested_until),
    notWatched: notWatched(own(found.tests), devices),
    lastSignalAt: isoInstantOrNull(signal?.last_signal_at ?? null),
    lastSignal: signal?.last_signal ?? null,
    areas: own(found.areas).map((a) => ({
      devNum: a.dev_num,
      num: a.num,
      name: a.name,
      state: a.state,
      since: isoInstant(a.since),
      user: (may.seeContacts ? a.user_name : null) ?? a.changed_by,
    })),
    openTroubles: own(found.troubles).map((t) => ({
      devNum: t.dev_num,
      code: t.code,
      text: t.text,
      since: isoInstant(t.since),
    })),
    alarmsLast30Days: own(found.alarms)[0]?.count ?? 0,
    contacts: may.seeContacts ? own(found.contacts).map(contactOf) : null,
    schedules: may.seeSchedules ? own(found.schedules).map(scheduleOf) : null,
    policeCome: site.police_come,
  };
};

/** Reads a customer's linked sites with their current states, favorites first. */
export const consumerHome = async (
  tx: SqlTransaction,
  accountId: string,
  now: number,
  may: May,
): Home => {
  const [found] = await selectHome(tx, { accountId, now, since: now - DAYS_30, ...may });
  if (found === undefined) throw new Error('looking answered no row');
  return {
    asOf: isoInstant(now),
    sites: found.sites.map((site) => stateOf(site, found, may)),
    holidays: found.holidays,
  };
};
