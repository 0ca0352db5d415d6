import { sql, type RawBuilder } from 'kysely';
import {
  KIND_RIGHTS,
  QUALITY_KINDS,
  type QualityKind,
  type QualityRights,
} from '#core/sites/quality-kinds.ts';
import { type QualityFacts, SENT, SOON_DAYS } from '#core/site-file/site-quality.rule.ts';
import { PERMISSIONS } from '#core/permission/permissions.ts';
import { CALL } from '../account-info/read-account-info.ts';

type Part = RawBuilder<boolean>;

/** SQL expression: how many different numbers of a site are called before police. */
export const ecvNumbers = (siteNum: RawBuilder<unknown>): RawBuilder<number> => sql<number>`
  (select count(distinct translate(number, translate(number, '0123456789', ''), ''))::int
     from contact_phone join contact on contact.id = contact_phone.contact_id
    where contact.site_num = ${siteNum} and contact.deleted_at is null and ecv_order is not null)`;

/** SQL condition: the zone's description is empty or only a number, which does not tell responders where to go. */
export const IS_WORDLESS = sql<boolean>`
  (btrim(description) = '' or lower(btrim(description)) ~ '^(zone|point)?\\s*[0-9]+$')`;

/** The facts of one account of the list, but for what its other columns say. */
export interface QualityColumn extends Omit<QualityFacts, 'account'> {
  readonly agencies: QualityFacts['account']['agencies'];
  readonly permits: QualityFacts['account']['permits'];
  readonly callFirst: string | null;
  readonly premisesPhone: string | null;
  readonly serviceMail: string | null;
  readonly crossStreet: string | null;
  readonly county: string | null;
}

const called = sql`from site_phone where site_num = site.num and kind in (${sql.join([...CALL])})`;

/** SQL expression: the facts of a site's data quality. What the reader may not see is not read. */
export const qualityColumn = ({ contacts, zones }: QualityRights): RawBuilder<unknown> => sql`
  json_build_object(
    'agencies', (select coalesce(json_agg(json_build_object('kind', kind)), '[]')
      from site_agency where site_num = site.num),
    'permits', (select coalesce(json_agg(json_build_object('id', id, 'type', type, 'number', number,
        'expires', expires, 'agency', agency)), '[]') from site_permit where site_num = site.num),
    'callFirst', (select min(number) ${called}),
    'premisesPhone', site.phone, 'serviceMail', site.service_mail,
    'crossStreet', site.cross_street, 'county', site.county,
    'ecvNumbers', ${contacts ? ecvNumbers(sql`site.num`) : sql`null`},
    'wordlessZones', ${
      zones
        ? sql`(select coalesce(json_agg(num), '[]') from zone
            where site_num = site.num and deleted_at is null and ${IS_WORDLESS})`
        : sql`null`
    })`;

const planHas = (service: string): Part => sql<boolean>`
  exists (select from site_service where site_num = site.num and name = ${service})`;

/** SQL expression: the last day on which a permit is about to expire, in the site's time zone. */
const soon = (now: number) => sql`
  ((to_timestamp(${now}::bigint / 1000) at time zone site.time_zone)::date + ${SOON_DAYS}::int)`;

const LACKS: Readonly<Record<QualityKind, (now: number) => Part>> = {
  permit: (now) => sql<boolean>`not exists (
    select from site_permit where site_num = site.num
    having bool_and(expires is not null and expires > ${soon(now)})
       and (bool_or(type <> 'Fire alarm') or not ${planHas('Burglary')}))`,
  agency: () => sql<boolean>`exists (
    select from site_service join (values ${sql.join(
      SENT.map(([service, agency]) => sql`(${service}::text, ${agency}::text)`),
    )}) as sent (service, agency) on sent.service = site_service.name
     where site_service.site_num = site.num and not exists (
       select from site_agency where site_agency.site_num = site.num and kind = sent.agency))`,
  'cross-street': () => sql<boolean>`site.cross_street is null`,
  county: () => sql<boolean>`site.county is null`,
  'call-first': () => sql<boolean>`not exists (select ${called})`,
  'premises-phone': () => sql<boolean>`site.phone is null`,
  'service-mail': () => sql<boolean>`site.service_mail is null`,
  'second-number': () =>
    sql<boolean>`(${planHas('Burglary')} and ${ecvNumbers(sql`site.num`)} < 2)`,
  'zone-text': () => sql<boolean>`exists (
    select from zone where site_num = site.num and deleted_at is null and ${IS_WORDLESS})`,
};

/** The kinds that the reader may see. */
export const seenKinds = ({ contacts, zones }: QualityRights): readonly QualityKind[] =>
  QUALITY_KINDS.filter((kind) => {
    const right = KIND_RIGHTS[kind];
    return right === undefined || (right === PERMISSIONS.contactsRead ? contacts : zones);
  });

/** SQL condition: true if an account lacks a kind of data, by the same rule as its percentage (site-quality.rule.ts). */
export const lacks = (kind: QualityKind, now: number): Part => LACKS[kind](now);

/** SQL condition: true if an account lacks any data that the reader may see. */
export const lacksAny = (seen: QualityRights, now: number): Part =>
  sql<boolean>`(${sql.join(
    seenKinds(seen).map((kind) => lacks(kind, now)),
    sql` or `,
  )})`;
