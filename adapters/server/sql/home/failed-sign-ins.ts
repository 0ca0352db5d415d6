import { sql, type RawBuilder } from 'kysely';
import type { FailedSignIns } from '#core/home/staff-home.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';

/** Maximum number of sources listed below the chart. */
const MOST = 5;
/** An address from which at least so many accounts were tried is listed as one source. */
const MANY = 3;

/** The failed sign-ins as queried. Instants are numbers. */
export interface FailedSignInsRow {
  readonly failed24h: number;
  readonly halfHours: readonly (Omit<FailedSignIns['halfHours'][number], 'at'> & {
    readonly at: number;
  })[];
  readonly sources: readonly (Omit<FailedSignIns['sources'][number], 'lastAt'> & {
    readonly lastAt: number;
  })[];
}

/** Converts the failed sign-ins into the form that the API returns. */
export const toFailedSignIns = (row: FailedSignInsRow): FailedSignIns => ({
  ...row,
  halfHours: row.halfHours.map(({ at, ...half }) => ({ ...half, at: isoInstant(at) })),
  sources: row.sources.map(({ lastAt, ...source }) => ({ ...source, lastAt: isoInstant(lastAt) })),
});

/**
 * SQL expression for the failed sign-ins of a day, by half hour and by who or where they came from. Reads one range of the
 * index on operation and time, however long the audit log is. Null if the staff member may not see them.
 */
export const selectFailedSignIns = ({
  now,
  dayAgo,
  withLogins: maySee,
}: {
  readonly now: number;
  readonly dayAgo: number;
  readonly withLogins: boolean;
}): RawBuilder<FailedSignInsRow | null> => sql`
  case when ${maySee}::boolean then (
    with failed as materialized (
      select at, subject_id, coalesce(address, '') as address, result,
             coalesce(detail->>'by' = 'sso', false) as sso
        from audit
       where operation = 'login' and result <> 'ok' and at > ${dayAgo}::bigint and at <= ${now}::bigint),
    wide as (
      select address from failed group by address
      having count(distinct coalesce(subject_id, '')) >= ${sql.lit(MANY)}),
    keyed as materialized (
      select failed.*, subject_id is null or address in (select address from wide) as by_address from failed),
    source as materialized (
      select case when by_address then null else subject_id end as person,
             case when by_address then address end as address,
             count(*) as tries, count(distinct subject_id) as accounts,
             bool_or(subject_id is null) as unknown,
             bool_or(result = 'limited') as limited, bool_and(sso) as sso, max(at) as last_at
        from keyed group by 1, 2
       order by tries desc, last_at desc limit ${sql.lit(MOST)}),
    worst as (select person, address from source order by tries desc, last_at desc limit 1)
    select jsonb_build_object(
      'failed24h', (select count(*) from failed),
      'halfHours', (
        select coalesce(jsonb_agg(half order by half.at), '[]')
          from (select k.at / 1800000 * 1800000 as at, count(*) as tries,
                       count(*) filter (where case when by_address then k.address = worst.address
                                                   else k.subject_id = worst.person end) as worst
                  from keyed k cross join worst group by 1) half),
      'sources', (
        select coalesce(jsonb_agg(jsonb_build_object(
                 'person', case when u.id is not null then jsonb_build_object(
                   'accountId', u.id, 'name', u.name, 'username', u.username) end,
                 'address', source.address, 'tries', tries, 'accounts', accounts, 'unknown', unknown,
                 'limited', limited, 'sso', sso, 'lastAt', last_at)
               order by tries desc, last_at desc), '[]')
          from source left join portal_user u on u.id = source.person))) end`;
