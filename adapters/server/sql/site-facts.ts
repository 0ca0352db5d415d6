import type { Selectable } from 'kysely';
import type { SiteFacts } from '#core/backend/site.repository.port.ts';
import { deviceFacts } from './device-facts.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { isoInstantOrNull } from './instant.ts';
import { fromRow } from './row-names.ts';
import type { SqlTransaction } from './schema.ts';
import { addressLine } from './site-address.ts';
import { siteBadges } from './site-badges.ts';
import type { SiteTable } from './tables-sites.ts';

type Details = SiteFacts['site']['details'];
type SiteRow = Selectable<SiteTable> & { readonly groupName: string };

const findSite = (tx: SqlTransaction, siteNum: number): Promise<SiteRow | undefined> =>
  tx
    .selectFrom('site')
    .innerJoin('site_group', 'site_group.num', 'site.site_group_num')
    .selectAll('site')
    .select('site_group.name as groupName')
    .where('site.num', '=', siteNum)
    .executeTakeFirst();

const agencies = (tx: SqlTransaction, siteNum: number): Promise<Details['agencies']> =>
  tx
    .selectFrom('site_agency')
    .select(['kind', 'name', 'phone'])
    .where('site_num', '=', siteNum)
    .execute();

/** Police, fire and medical as people count them, a guard company last. */
const AGENCY_ORDER: readonly string[] = ['Police', 'Fire', 'Medical', 'Guard'];

const permits = (tx: SqlTransaction, siteNum: number): Promise<Details['permits']> =>
  tx
    .selectFrom('site_permit')
    .select(['type', 'number', 'issued', 'expires', 'agency'])
    .where('site_num', '=', siteNum)
    .orderBy('expires')
    .orderBy('id')
    .execute();

const notes = async (
  tx: SqlTransaction,
  siteNum: number,
  now: number,
): Promise<Details['notes']> => {
  const rows = await tx
    .selectFrom('site_note')
    .select(['text', 'expires_at'])
    .where('site_num', '=', siteNum)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .orderBy('written_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ text: row.text, expiresAt: isoInstantOrNull(row.expires_at) }));
};

const phones = async (tx: SqlTransaction, site: SiteRow): Promise<Details['phones']> => {
  const further = await tx
    .selectFrom('site_phone')
    .select(['kind', 'number'])
    .where('site_num', '=', site.num)
    .orderBy('position')
    .execute();
  return [...(site.phone === null ? [] : [{ kind: 'Premises', number: site.phone }]), ...further];
};

const plan = async (tx: SqlTransaction, siteNum: number): Promise<string[]> => {
  const rows = await tx
    .selectFrom('site_service')
    .select('name')
    .where('site_num', '=', siteNum)
    .orderBy('position')
    .execute();
  return rows.map(({ name }) => name);
};

const areas = async (tx: SqlTransaction, siteNum: number): Promise<SiteFacts['site']['areas']> => {
  const rows = await tx
    .selectFrom('area')
    .select(['dev_num', 'num', 'name', 'state', 'since'])
    .where('site_num', '=', siteNum)
    .orderBy('dev_num')
    .orderBy('num')
    .execute();
  return rows.map((row) => ({ ...fromRow(row), since: isoInstant(row.since) }));
};

const details = async (tx: SqlTransaction, site: SiteRow, now: number): Promise<Details> => ({
  siteType: site.kind,
  servicePlan: await plan(tx, site.num),
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
  },
  addressDisplay: addressLine(site),
  phones: await phones(tx, site),
  agencies: (await agencies(tx, site.num)).toSorted(
    (a, b) => AGENCY_ORDER.indexOf(a.kind) - AGENCY_ORDER.indexOf(b.kind),
  ),
  permits: await permits(tx, site.num),
  dispatchInstructions: site.dispatch_instructions,
  notes: await notes(tx, site.num, now),
  directions: site.directions,
  hazards: site.hazards,
  pets: site.pets,
});

/** One site with its devices as the rows say at `now`, null outside of the groups. */
export const siteFacts = async (
  tx: SqlTransaction,
  groups: readonly number[],
  siteNum: number,
  now: number,
): Promise<SiteFacts | null> => {
  const site = await findSite(tx, siteNum);
  if (site === undefined || !groups.includes(site.site_group_num)) return null;
  const badges = (await siteBadges(tx, [site], now)).get(siteNum);
  if (badges === undefined) throw new Error(`site ${siteNum} has no badges`);
  return {
    site: {
      siteNum,
      siteName: site.name,
      siteGroup: { siteGroupNum: site.site_group_num, siteGroupName: site.groupName },
      timeZone: site.time_zone,
      asOf: isoInstant(now),
      badges,
      areas: await areas(tx, siteNum),
      details: await details(tx, site, now),
    },
    devices: await deviceFacts(tx, site, now),
  };
};
