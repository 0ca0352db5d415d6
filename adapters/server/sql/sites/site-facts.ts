import { sql } from 'kysely';
import type { LookedUp, SiteFacts, SiteLook } from '#core/backend/sites/site.repository.port.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { deviceFacts, deviceParts } from './device-facts.ts';
import { inBranches } from '../groups/group-branches.ts';
import { isoInstantOrNull } from '../instant.ts';
import { grants, grantValues, type GrantValues } from '../limits/limit.repository.ts';
import { prepareRead, together } from '../prepare-read.ts';
import { fromRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import { addressLine } from './site-address.ts';
import { cancellationOf, standingCancellation } from '../requests/site-cancellation.ts';
import { badgeColumns, badgesOf, notWatched, shownState } from './site-badges.ts';

/** The values of a read of one site. */
export type SiteValues = GrantValues &
  Pick<SiteLook, 'siteGroupNum'> & {
    readonly siteNum: number;
    readonly accountId: string;
  };

/** SQL expression: the number of a site's rows in a table, without deleted rows. */
const counted = (table: string, siteNum: number, which = sql`true`) => sql<number>`
  (select count(*)::int from ${sql.table(table)} where site_num = ${siteNum} and deleted_at is null and ${which})`;

/** Builds the selects of the data that describes a site, as parts of one statement. */
export const factParts = (
  db: Pick<SqlTransaction, 'selectFrom' | 'selectNoFrom'>,
  values: SiteValues,
) => {
  const { siteNum, accountId, now } = values;
  return {
    looks: db.selectNoFrom([
      grants(values).as('granted'),
      sql<boolean>`exists (
        select 1 from site_favorite where user_id = ${accountId} and site_num = ${siteNum})`.as(
        'favorite',
      ),
      sql<string | null>`(
        select watched_by from site_watch
         where site_group_num = ${values.siteGroupNum}::int and site_num = ${siteNum})`.as(
        'watched_by',
      ),
    ]),
    visits: db
      .selectFrom('site_visit')
      .select(['site_num as siteNum', 'visited_at as at'])
      .where('user_id', '=', accountId)
      .orderBy('visited_at', 'desc')
      .orderBy('site_num')
      .limit(sql.lit(1)),
    sites: db
      .selectFrom('site')
      .innerJoin('site_group', 'site_group.num', 'site.site_group_num')
      .selectAll('site')
      .select('site_group.name as group_name')
      .select(badgeColumns(now))
      .where('site.num', '=', siteNum)
      .where(inBranches(values.siteGroupNum)),
    agencies: db
      .selectFrom('site_agency')
      .select(['kind', 'name', 'phone'])
      .where('site_num', '=', siteNum),
    permits: db
      .selectFrom('site_permit')
      .select(['type', 'number', 'issued', 'expires', 'agency'])
      .where('site_num', '=', siteNum)
      .orderBy('expires')
      .orderBy('id'),
    notes: db
      .selectFrom('site_note')
      .select(['text', 'expires_at'])
      .where('site_num', '=', siteNum)
      .where('deleted_at', 'is', null)
      .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
      .orderBy('pinned', 'desc')
      .orderBy('written_at')
      .orderBy('id'),
    phones: db
      .selectFrom('site_phone')
      .select(['kind', 'number'])
      .where('site_num', '=', siteNum)
      .orderBy('position'),
    services: db
      .selectFrom('site_service')
      .select('name')
      .where('site_num', '=', siteNum)
      .orderBy('position'),
    areas: db
      .selectFrom('area')
      .select(['dev_num', 'num', 'name', 'since'])
      .select(shownState.as('state'))
      .where('site_num', '=', siteNum)
      .orderBy('dev_num')
      .orderBy('num'),
    installs: db.selectNoFrom([
      sql<number>`(select count(*)::int from zone where site_num = ${siteNum} and deleted_at is null)`.as(
        'zones',
      ),
      // For customers, a hold-up zone with only withheld signals does not count as tested.
      sql<number>`(
        select count(*)::int from zone
         where site_num = ${siteNum} and deleted_at is null and (last_signal_at is not null or exists (
           select from site_test join site_test_zone tick on tick.test_id = site_test.id
            where site_test.site_num = zone.site_num and tick.dev_num = zone.dev_num
              and tick.area_num = zone.area_num and tick.zone = zone.num
              and (not tick.withheld or ${accountId}::text = ''))))`.as('testedZones'),
    ]),
    counts: db.selectNoFrom([
      counted('contact', siteNum).as('contacts'),
      counted('zone', siteNum).as('zones'),
      // Duress codes are not counted, so that their existence stays secret.
      counted('passcode', siteNum, sql`kind <> 'duress'`).as('passcodes'),
      counted('schedule', siteNum).as('schedules'),
    ]),
    cancellations: standingCancellation(db, siteNum),
    ...deviceParts(db, siteNum, now),
  };
};

const selectFacts = prepareRead((db, values: SiteValues) => together(factParts(db, values)));

type Found = Awaited<ReturnType<typeof selectFacts>>[number];
type SiteRow = Found['sites'][number];

const AGENCY_ORDER: readonly string[] = ['Police', 'Fire', 'Medical', 'Guard'];

const detailsOf = (site: SiteRow, found: Found): SiteFacts['site']['details'] => ({
  siteType: site.kind,
  servicePlan: found.services.map(({ name }) => name),
  language: site.spoken_language,
  monitoredSince: isoInstantOrNull(site.monitored_since),
  address: {
    street: site.street,
    unit: site.unit,
    city: site.city,
    region: site.region,
    postalCode: site.postal_code,
    county: site.county,
    crossStreet: site.cross_street,
    subdivision: site.subdivision,
    mapPoint: site.map_point,
  },
  addressDisplay: addressLine(site),
  phones: [
    ...(site.phone === null ? [] : [{ kind: 'Premises', number: site.phone }]),
    ...found.phones,
  ],
  agencies: found.agencies.toSorted(
    (a, b) => AGENCY_ORDER.indexOf(a.kind) - AGENCY_ORDER.indexOf(b.kind),
  ),
  permits: [...found.permits],
  dispatchInstructions: site.dispatch_instructions,
  notes: found.notes.map(({ text, expires_at: expiresAt }) => ({
    text,
    expiresAt: isoInstantOrNull(expiresAt),
  })),
  directions: site.directions,
  hazards: site.hazards,
  pets: site.pets,
});

type Look = Found['looks'][number];

const factsOf = (site: SiteRow, look: Look, found: Found, now: number): SiteFacts => ({
  site: {
    siteNum: site.num,
    siteName: site.name,
    siteGroup: { siteGroupNum: site.site_group_num, siteGroupName: site.group_name },
    timeZone: site.time_zone,
    asOf: isoInstant(now),
    badges: badgesOf(site),
    notWatched: notWatched(found.tests, found.devices),
    areas: found.areas.map((row) => ({ ...fromRow(row), since: isoInstant(row.since) })),
    isFavorite: look.favorite,
    watchedBy: look.watched_by,
    installation: site.state === 'installPending' ? (found.installs[0] ?? null) : null,
    counts: found.counts[0] ?? { contacts: null, zones: null, passcodes: null, schedules: null },
    details: detailsOf(site, found),
    cancellation: found.cancellations.map(cancellationOf)[0] ?? null,
  },
  devices: deviceFacts(site.state, found),
  lastOpening: found.visits[0] ?? null,
});

/** Converts the rows of a site read to site facts. */
export const siteFactsOf = (found: Found | undefined, now: number) => {
  const look = found?.looks[0];
  if (found === undefined || look === undefined) throw new Error('looking answered no row');
  const [site] = found.sites;
  return {
    granted: look.granted,
    facts: site === undefined ? null : factsOf(site, look, found, now),
  };
};

/** Combines a site number, an account id and a look at the site into the values that a read of one site binds. */
export const siteValues = (
  siteNum: number,
  accountId: string,
  { siteGroupNum, guess, now }: SiteLook,
): SiteValues => ({ siteNum, accountId, siteGroupNum, ...grantValues(guess, now) });

/** Reads one site with its devices at `now`, in one statement. The site must belong to the group or a subgroup. */
export const siteFacts = async (
  tx: SqlTransaction,
  siteNum: number,
  accountId: string,
  look: SiteLook,
): Promise<LookedUp<SiteFacts>> => {
  const [found] = await selectFacts(tx, siteValues(siteNum, accountId, look));
  const { facts, granted } = siteFactsOf(found, look.now);
  return { granted, found: facts };
};
