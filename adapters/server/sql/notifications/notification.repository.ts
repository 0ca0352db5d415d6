import { sql, type RawBuilder } from 'kysely';
import type {
  NotificationLook,
  NotificationRepository,
} from '#core/backend/notifications/notification.repository.port.ts';
import {
  type Notification,
  type NotificationKind,
  TEST_ENDING_MS,
} from '#core/notifications/notification.schema.ts';
import { linkedNumbers } from '../account-links/linked-sites.ts';
import { branchesPart } from '../groups/group-branches.ts';
import { prepareRead } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';

type Row = Omit<Notification, 'at'> & { readonly at: number };
type Values = NotificationLook & Readonly<Record<string, unknown>>;

const BRANCHES = sql`unnest((select nums from branches)::int[]) as reached (num)`;

/** SQL condition: true if the person gets notifications of the kind. */
const gets = ({ kinds }: Values, kind: NotificationKind): RawBuilder<boolean> =>
  sql<boolean>`${sql.lit(kind)} = any(${kinds}::text[])`;

/** SQL columns of a notification about a site. */
const ofSite = (
  kind: NotificationKind,
  subject: RawBuilder<unknown>,
  part: RawBuilder<unknown>,
) => sql`
  select ${sql.lit(kind)} as kind, ${subject} as subject, ${part},
         site.num as site_num, site.name as site_name, site.time_zone`;

/** The newest alarms of the dealer's branches, by an index for each branch. */
const alarmsOfDealer = (values: Values): RawBuilder<unknown> => sql`
  ${ofSite('alarm', sql`found.num::text`, sql`found.raised_at as at, found.state, found.event as text, found.dev_num`)}
    from ${BRANCHES} cross join lateral (
      select alarm.* from alarm where alarm.site_group_num = reached.num
         and alarm.raised_at > ${values.since}::bigint
       order by alarm.raised_at desc limit ${values.ofKind}::int) found
    join site on site.num = found.site_num
   where ${gets(values, 'alarm')}`;

/** The newest alarms of a customer's sites, without those that customers may not see yet. */
const alarmsOfCustomer = (values: Values): RawBuilder<unknown> => sql`
  ${ofSite('alarm', sql`alarm.num::text`, sql`alarm.raised_at, alarm.state, alarm.event, alarm.dev_num`)}
    from alarm join site on site.num = alarm.site_num
   where ${gets(values, 'alarm')} and ${values.siteGroupNum}::int = 0
     and site.num = ${linkedNumbers(values.accountId)} and site.state <> 'cancelled'
     and alarm.raised_at > ${values.since}::bigint and not alarm.withheld`;

const messages = (values: Values): RawBuilder<unknown> => sql`
  select 'message', found.id::text, found.received_at, found.state, found.text, found.dev_num,
         found.site_num, site.name, coalesce(site.time_zone, site_group.time_zone)
    from ${BRANCHES} cross join lateral (
      select m.* from answering_message m where m.site_group_num = reached.num
         and m.received_at > ${values.since}::bigint
       order by m.received_at desc limit ${values.ofKind}::int) found
    join site_group on site_group.num = reached.num
    left join site on site.num = found.site_num
   where ${gets(values, 'message')} and exists (
     select from site_group served where served.num = ${values.siteGroupNum}::int
        and served.answering_service_enabled)`;

const reports = (values: Values): RawBuilder<unknown> => sql`
  select 'report', report.id::text, report.ended_at, report.state, report.name, null::int,
         null::int, null::text, report.time_zone
    from report
   where ${gets(values, 'report')} and report.created_by_id = ${values.accountId}
     and report.created_at > ${values.since}::bigint and report.state <> 'open'
     and report.ended_at is not null and report.deleted_at is null
     and (${values.isStaff}::boolean or report.site_group_num = any((select nums from branches)::int[]))`;

/** Requests that wait for the reader: for a dealer after the customer sent them, for staff after the dealer approved them. */
const asked = (values: Values): RawBuilder<unknown> => sql`
  ${ofSite('asked', sql`r.id::text`, sql`coalesce(r.approved_at, r.asked_at), r.state, r.field, null::int`)}
    from change_request r join site on site.num = r.site_num
   where ${gets(values, 'asked')} and r.withdrawn_at is null and r.asked_by_id <> ${values.accountId}
     and r.asked_at > ${values.since}::bigint
     and r.state = case when ${values.isStaff}::boolean then 'Approved' else 'Submitted' end
     and (${values.isStaff}::boolean or site.site_group_num = any((select nums from branches)::int[]))`;

const decided = (values: Values): RawBuilder<unknown> => sql`
  ${ofSite('decided', sql`r.id::text`, sql`r.decided_at, r.state, r.field, null::int`)}
    from change_request r join site on site.num = r.site_num
   where ${gets(values, 'decided')} and r.asked_by_id = ${values.accountId}
     and r.decided_by_id is distinct from r.asked_by_id and r.withdrawn_at is null
     and r.decided_at > ${values.since}::bigint
     and (site.site_group_num = any((select nums from branches)::int[])
       or (site.num = ${linkedNumbers(values.accountId)} and site.state <> 'cancelled'))`;

/** Tests that the reader placed and that end within minutes or have ended by themselves. */
const tests = (values: Values): RawBuilder<unknown> => sql`
  ${ofSite(
    'test',
    sql`site_test.id::text`,
    sql`case when site_test.ends_at <= ${values.now}::bigint then site_test.ends_at
             else greatest(site_test.starts_at, site_test.ends_at - ${sql.lit(TEST_ENDING_MS)}) end,
        case when site_test.ends_at <= ${values.now}::bigint then 'ended' else 'ending' end,
        site_test.ends_at::text, site_test.dev_nums[1]`,
  )}
    from site_test join site on site.num = site_test.site_num
   where ${gets(values, 'test')} and site_test.placed_by_id = ${values.accountId}
     and site_test.cleared_at is null and site_test.starts_at <= ${values.now}::bigint
     and site_test.ends_at > ${values.since}::bigint
     and site_test.ends_at <= ${values.now}::bigint + ${sql.lit(TEST_ENDING_MS)}
     and (site.site_group_num = any((select nums from branches)::int[])
       or (site.num = ${linkedNumbers(values.accountId)} and site.state <> 'cancelled'))`;

const select = prepareRead((db, values: Values) =>
  db.selectNoFrom([
    sql<number | null>`(
      select read_to from notification_mark where account_id = ${values.accountId})`.as('readTo'),
    sql<readonly Row[]>`(
      with ${branchesPart(values.siteGroupNum)}, found as (
        ${sql.join(
          [alarmsOfDealer, alarmsOfCustomer, messages, reports, asked, decided, tests].map((part) =>
            part(values),
          ),
          sql` union all `,
        )}),
      ranked as (
        select found.*, row_number() over (partition by kind order by at desc, subject) as place
          from found),
      newest as (
        select kind || ':' || subject || ':' || at as key, kind, at, subject, state, text,
               site_num as "siteNum", site_name as "siteName", dev_num as "devNum",
               time_zone as "timeZone"
          from ranked where place <= ${values.ofKind}::int
         order by at desc, key limit ${values.most}::int)
      select coalesce(json_agg(newest order by at desc, key), '[]') from newest)`.as(
      'notifications',
    ),
  ]),
);

/** SQL repository of the notification list. The list is read from what it is about; only the mark "read" is stored. */
export const sqlNotificationRepository = (tx: SqlTransaction): NotificationRepository => ({
  list: async (look) => {
    const [found] = await select(tx, look as Values);
    if (found === undefined) throw new Error('The notification list returned no row');
    return found;
  },

  readUpTo: async (accountId, to) => {
    await tx
      .insertInto('notification_mark')
      .values({ account_id: accountId, read_to: to })
      .onConflict((there) =>
        there.column('account_id').doUpdateSet({
          read_to: sql<number>`greatest(notification_mark.read_to, excluded.read_to)`,
        }),
      )
      .execute();
  },
});
