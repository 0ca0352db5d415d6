import { sql, type RawBuilder } from 'kysely';
import type { AttentionBounds } from '#core/attention/attention-kinds.rule.ts';
import type { AttentionKind } from '#core/attention/attention.schema.ts';
import { clockDate, clockDay, dayMoment } from '../groups/group-clock.ts';
import { isRunning } from '../sites/site-badges.ts';

/** The statement parameters of `causes`. */
export interface CauseValues extends Readonly<Record<string, unknown>> {
  readonly now: number;
  readonly kinds: readonly AttentionKind[];
  readonly alarmSince: number;
  readonly failToCloseSince: number;
  readonly missedTestSince: number;
  readonly testSince: number;
  readonly serviceSince: number;
  readonly troubleSince: number;
  readonly installSince: number;
  readonly closedFrom: number;
  readonly permitFrom: number;
  readonly permitTo: number;
  readonly contactTo: number;
  readonly scheduleTo: number;
}

/** Converts the time limits of the attention rule into statement parameters. */
export const causeValues = (
  { since, days, closedFrom }: AttentionBounds,
  kinds: readonly AttentionKind[],
  now: number,
): CauseValues => ({
  now,
  kinds,
  alarmSince: since.alarm,
  failToCloseSince: since.failToClose,
  missedTestSince: since.missedTest,
  testSince: since.test,
  serviceSince: since.service,
  troubleSince: since.trouble,
  installSince: since.install,
  closedFrom,
  permitFrom: days.permit[0],
  permitTo: days.permit[1],
  contactTo: days.contact[1],
  scheduleTo: days.schedule[1],
});

/** SQL condition: true if the area of a `schedule_event` missed its closing and is still open. */
export const STILL_OPEN = sql<boolean>`
  schedule_event.event = 'failToClose' and exists (
    select from area where area.site_num = schedule_event.site_num
       and area.dev_num = schedule_event.dev_num and area.num = schedule_event.area_num
       and area.state = 'Open' and area.since <= schedule_event.noted_at)`;

/** SQL expression for the display name of a contact. */
export const CONTACT_NAME = sql<string>`
  coalesce(nullif(concat_ws(' ', contact.first_name, contact.last_name), ''), contact.company, 'Contact')`;

const EXPIRES = sql<string>`to_char(site_permit.expires, 'YYYY-MM-DD')`;
const CONTACT_EXPIRES = sql<string>`contact.expires`;
const TO_DAY = sql<string>`schedule.to_day`;
const LAST_SIGNAL = sql`(select max(last_signal_at) from device where device.site_num = site.num)`;
const INSTALLED = dayMoment(
  sql`(select min(installed_on) from device where device.site_num = site.num)`,
);

/**
 * SQL expression for the time from which a site counts as silent. For a new account, this is at least the creation time of
 * the account, even if the panel was installed earlier.
 */
const SILENT_SINCE = sql`greatest(site.created_at, coalesce(${LAST_SIGNAL}, ${INSTALLED}, 0))`;

/** SQL query for the causes for attention, one row per cause (domain guide 6.19). `scope` is a condition on `site`. */
export const causes = (values: CauseValues, scope: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select 'alarm' as kind, alarm.num::text as subject,
         'alarm:' || alarm.num || ':'
           || greatest(coalesce(alarm.state_at, alarm.raised_at), alarm.told_at) as key,
         site.num as site_num, alarm.dev_num, concat_ws(', then ', alarm.event, alarm.further) as text,
         alarm.raised_at as at, null as day
    from alarm join site on site.num = alarm.site_num
   where alarm.state = 'New' and alarm.raised_at <= ${values.alarmSince}::bigint and ${scope}
  union all
  select 'failToClose', area.num::text,
         'failToClose:' || site.num || '/' || area.dev_num || '/' || area.num || ':' || area.since,
         site.num, area.dev_num, area.name, min(schedule_event.noted_at), null
    from schedule_event join site on site.num = schedule_event.site_num
    join area on area.site_num = schedule_event.site_num
     and area.dev_num = schedule_event.dev_num and area.num = schedule_event.area_num
   where schedule_event.noted_at > ${values.closedFrom}::bigint
     and schedule_event.noted_at <= ${values.failToCloseSince}::bigint
     and ${STILL_OPEN} and ${scope}
   group by site.num, area.dev_num, area.num, area.name, area.since
  union all
  select 'missedTest', device.xmit,
         'missedTest:' || site.num || '/' || device.dev_num || ':' || device.timer_test_due_at,
         site.num, device.dev_num, device.description, device.timer_test_due_at, null
    from device join site on site.num = device.site_num
   where site.state = 'monitored' and device.timer_test_due_at <= ${values.missedTestSince}::bigint
     and ${scope}
  union all
  select 'test', site_test.id::text, 'test:' || site_test.id, site.num, site_test.dev_nums[1],
         site_test.category, site_test.starts_at, null
    from site_test join site on site.num = site_test.site_num
   where ${isRunning(values.now)} and site_test.starts_at <= ${values.testSince}::bigint and ${scope}
  union all
  select 'service', service_request.id::text, 'service:' || service_request.id, site.num,
         service_request.dev_num, service_request.text, service_request.requested_at, null
    from service_request join site on site.num = service_request.site_num
   where service_request.state in ('New', 'Delivered')
     and service_request.requested_at <= ${values.serviceSince}::bigint and ${scope}
  union all
  select 'trouble', trouble.id::text, 'trouble:' || trouble.id, site.num, trouble.dev_num,
         trouble.text, trouble.since, null
    from trouble join site on site.num = trouble.site_num
   where trouble.cleared_at is null and trouble.since <= ${values.troubleSince}::bigint and ${scope}
  union all
  select 'install', site.num::text, 'install:' || site.num || ':' || coalesce(${LAST_SIGNAL}, 0),
         site.num, null, 'No signal received', ${SILENT_SINCE}, null
    from site
   where site.state = 'installPending'
     and ${SILENT_SINCE} <= ${values.installSince}::bigint and ${scope}
  union all
  select 'permit', site_permit.id::text, 'permit:' || site_permit.id || ':' || ${EXPIRES}, site.num,
         null, site_permit.type || ' ' || site_permit.number, ${dayMoment(EXPIRES)}, ${EXPIRES}
    from site_permit join site on site.num = site_permit.site_num
   where site_permit.expires between ${clockDate(values.permitFrom)} and ${clockDate(values.permitTo)}
     and ${scope}
  union all
  select 'contact', contact.id::text, 'contact:' || contact.id || ':' || ${CONTACT_EXPIRES},
         site.num, null, ${CONTACT_NAME}, ${dayMoment(CONTACT_EXPIRES)}, ${CONTACT_EXPIRES}
    from contact join site on site.num = contact.site_num
   where contact.deleted_at is null
     and ${CONTACT_EXPIRES} between ${clockDay(0)} and ${clockDay(values.contactTo)} and ${scope}
  union all
  select 'schedule', schedule.id::text, 'schedule:' || schedule.id || ':' || ${TO_DAY}, site.num,
         null, coalesce(schedule.reason, schedule.kind, 'Temporary hours'), ${dayMoment(TO_DAY)},
         ${TO_DAY}
    from schedule join site on site.num = schedule.site_num
   where schedule.deleted_at is null and schedule.layer = 'temporary' and schedule.press_id is null
     and ${TO_DAY} between ${clockDay(0)} and ${clockDay(values.scheduleTo)} and ${scope}`;
