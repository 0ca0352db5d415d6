import { sql, type RawBuilder } from 'kysely';
import type { AccountGroup } from '#core/account-group/account-group.schema.ts';
import { isoInstantOrNull } from '../instant.ts';
import { groupBranches } from '../groups/group-branches.ts';
import { IN_TOTALS } from '../sites/in-totals.ts';
import type { SqlTransaction } from '../schema.ts';

type Company = AccountGroup['company'];
type Defaults = AccountGroup['defaults'];

interface Row {
  readonly head:
    | (Pick<
        AccountGroup,
        | 'siteGroupNum'
        | 'siteGroupName'
        | 'kind'
        | 'status'
        | 'since'
        | 'representative'
        | 'answeringService'
        | 'services'
        | 'holidayDays'
      > & {
        readonly company: Omit<Company, 'changedAt'> & { readonly changedAt: number | null };
        readonly defaults: Omit<Defaults, 'changedAt'> & { readonly changedAt: number | null };
      })
    | null;
  readonly terms: {
    readonly version: number;
    readonly by: string;
    readonly at: number | null;
  } | null;
  readonly contacts: readonly (Omit<AccountGroup['contacts'][number], 'changedAt'> & {
    readonly changedAt: number | null;
  })[];
  readonly blocks: AccountGroup['blocks'];
  readonly tree: AccountGroup['tree'];
  readonly givable: AccountGroup['givable'];
}

const listed = (rows: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(row_to_json(part)), '[]'::json) from (${rows}) part)`;
const one = (rows: RawBuilder<unknown>) => sql`(select row_to_json(part) from (${rows}) part)`;

const HEAD = (siteGroupNum: number, year: string) => sql`
  select g.num as "siteGroupNum", g.name as "siteGroupName", g.kind, coalesce(a.status, 'Active') as status, a.since,
         (select u.name from portal_user u where u.id = a.representative_id and not u.disabled) as representative,
         g.answering_service_enabled as "answeringService", coalesce(a.services, '[]'::jsonb) as services,
         (select coalesce(sum(h.to_day::date - h.from_day::date + 1), 0)::int from holiday h
           where h.deleted_at is null and h.holiday_group = coalesce(a.holiday_group, 'National')
             and left(h.from_day, 4) = ${year}) as "holidayDays",
         json_build_object('legalName', coalesce(a.legal_name, g.name), 'street', a.street, 'city', a.city,
           'region', a.region, 'postalCode', a.postal_code, 'timeZone', g.time_zone, 'phone', a.phone,
           'servicePhone', a.service_phone, 'email', a.email, 'web', a.web,
           'licences', coalesce(a.licences, '[]'::jsonb), 'holidayGroup', coalesce(a.holiday_group, 'National'),
           'rev', coalesce(a.rev, 1), 'changedBy', a.changed_by, 'changedAt', a.changed_at) as company,
         json_build_object('runawayTimes', g.runaway_times, 'verifyTests', g.verify_tests,
           'maxTestHours', g.max_test_hours, 'defaultTestCategory', g.default_test_category,
           'ecvContacts', g.ecv_contacts, 'rev', g.defaults_rev, 'changedBy', g.defaults_changed_by,
           'changedAt', g.defaults_changed_at) as defaults
    from site_group g left join account_group a on a.site_group_num = g.num
   where g.num = ${siteGroupNum}::int`;

const CONTACTS = (siteGroupNum: number) => sql`
  select c.id, c.rev, c.company, c.first_name as "firstName", c.last_name as "lastName", c.notes,
         c.updated_by as "changedBy", nullif(c.updated_at, 0) as "changedAt",
         ${listed(sql`select p.number, p.type, p.ext, p.text from contact_phone p where p.contact_id = c.id order by p.position`)} as phones,
         ${listed(sql`select e.address, e.notify from contact_email e where e.contact_id = c.id order by e.position`)} as emails
    from contact c
   where c.site_group_num = ${siteGroupNum}::int and c.site_num is null and c.deleted_at is null
   order by c.position`;

const NUMBER = sql`b.prefix || lpad(n::text, length(b.last_num::text), '0')`;
/** SQL condition: true for a number within the block that the provider has reserved. */
const RESERVED = sql`exists (select from number_block kept
  where kept.kind = 'reserved' and kept.prefix = b.prefix
    and length(kept.last_num::text) = length(b.last_num::text)
    and n between kept.first_num and kept.last_num)`;
const GIVEN = sql`exists (select from device d where d.xmit = ${NUMBER})`;
const BLOCKS = (now: number) => sql`
  select b.prefix || b.first_num as id, b.site_group_num as "siteGroupNum",
         b.prefix || lpad(b.first_num::text, length(b.last_num::text), '0') as first,
         b.prefix || b.last_num as last, figures.used, figures.reserved,
         b.last_num - b.first_num + 1 - figures.used - figures.reserved as free,
         (select ${NUMBER} from generate_series(b.first_num, b.last_num) n
           where not ${GIVEN} and not ${RESERVED} and not exists (
                 select from number_hold h where h.xmit = ${NUMBER} and h.expires_at > ${now}::bigint)
           order by n limit 1) as "nextFree"
    from number_block b
   cross join lateral (
         select (count(*) filter (where ${GIVEN}))::int as used,
                (count(*) filter (where ${RESERVED} and not ${GIVEN}))::int as reserved
           from generate_series(b.first_num, b.last_num) n) figures
   where b.kind = 'assigned' and b.site_group_num = any((select nums from below)::int[])
   order by b.prefix, b.first_num`;

const TREE = (siteGroupNum: number) => sql`
  select g.num as "siteGroupNum", g.name as "siteGroupName",
         coalesce((select a.status from account_group a where a.site_group_num = g.num), 'Active') as status,
         g.answering_service_enabled as "answeringService",
         case when is_below then g.parent_num end as parent,
         case when is_below then (select count(*)::int from site where site.site_group_num = g.num and ${IN_TOTALS}) end as accounts,
         case when is_below then (select count(*)::int from user_group ug
            join portal_user u on u.id = ug.user_id and u.application = 2 and not u.disabled
           where ug.site_group_num = g.num) end as users
    from site_group g
   cross join lateral (select g.num = any((select nums from below)::int[]) as is_below) where_it_is
   where is_below or g.num = (select parent_num from site_group where num = ${siteGroupNum}::int)
   order by is_below, g.num`;

const TERMS = sql`
  select u.terms_version as version, u.name as by, u.terms_at as at
    from portal_user u
   where u.terms_version is not null and u.application = 2
     and exists (select from user_group ug where ug.user_id = u.id
                   and ug.site_group_num = any((select nums from below)::int[]))
   order by u.terms_version desc, u.terms_at desc nulls last, u.id limit 1`;

const touched = <T extends { readonly changedAt: number | null }>({ changedAt, ...part }: T) => ({
  ...part,
  changedAt: isoInstantOrNull(changedAt),
});

/** Reads all data of a group's screen in one statement (domain guide 6.10). */
export const readAccountGroup = async (
  tx: SqlTransaction,
  {
    siteGroupNum,
    roots,
    year,
    now,
  }: {
    readonly siteGroupNum: number;
    readonly roots: readonly number[];
    readonly year: string;
    readonly now: number;
  },
): Promise<AccountGroup | null> => {
  const { rows } = await sql<Row>`
    with recursive reach (num) as (
      select num from site_group where num = any(${[...roots]}::int[])
      union select child.num from site_group child join reach on child.parent_num = reach.num),
    below (nums) as materialized (select ${groupBranches(siteGroupNum)})
    select ${one(HEAD(siteGroupNum, year))} as head, ${one(TERMS)} as terms,
           ${listed(CONTACTS(siteGroupNum))} as contacts, ${listed(BLOCKS(now))} as blocks,
           ${listed(TREE(siteGroupNum))} as tree,
           ${listed(sql`select g.num as "siteGroupNum", g.name as "siteGroupName",
               g.answering_service_enabled as "answeringService"
               from site_group g join reach on reach.num = g.num order by g.num`)} as givable`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined || row.head === null) return null;
  const { company, defaults, ...head } = row.head;
  return {
    ...head,
    company: touched(company),
    defaults: touched(defaults),
    terms: row.terms && { ...row.terms, at: isoInstantOrNull(row.terms.at) },
    contacts: row.contacts.map(touched),
    blocks: row.blocks,
    tree: row.tree,
    givable: row.givable,
  };
};
