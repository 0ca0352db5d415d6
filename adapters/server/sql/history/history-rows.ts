import { type RawBuilder, sql } from 'kysely';
import type { HistoryAlarm, HistoryRow } from '#core/history/history-row.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { contactNameSql } from '../passcodes/read-passcodes.ts';
import { isoInstantOrNull } from '../instant.ts';

/** SQL expression for the name of the contact of a row's site who has the panel user number in a column of the row. */
export const userNameOf = (row: RawBuilder<unknown>, column = 'panel_user') => sql<string | null>`(
  select ${contactNameSql} from contact
   where contact.site_num = ${row}.site_num and contact.deleted_at is null and contact.panel_user > 0
     and contact.panel_user::text = ltrim(${row}.${sql.ref(column)}, '0')
   order by contact.position limit 1)`;

/** SQL columns of a history row `r`, named as in the core. */
export const ROW_COLUMNS = sql`
  r.id, r.at, coalesce(r.counter, 0)::text as counter, r.dev_num as "devNum", r.kind, r.event, r.code,
  r.service_type as "serviceType", r.priority, r.area_num as "areaNum", r.zone, r.zone_text as "zoneText",
  r.panel_user as "panelUser", ${userNameOf(sql.ref('r'))} as "userName", r.alarm_num as "alarmNum", r.actor, r.contact, r.comment, r.on_test as "onTest",
  r.runaway, r.withheld, r.defined, r.times, r.detail ->> 'disposition' as disposition,
  (r.detail ->> 'avs')::int as avs, (r.detail ->> 'newPriority')::int as "newPriority",
  (r.detail ->> 'holdUntil')::bigint as "holdUntil", r.detail ->> 'due' as due,
  r.detail ->> 'arming' as arming`;

/** SQL order, newest first. Rows with the same time are ordered by the receiver's counter. */
export const NEWEST_FIRST = sql`r.at desc, coalesce(r.counter, 0) desc, r.id desc`;
/** SQL order, oldest first. */
export const OLDEST_FIRST = sql`r.at, coalesce(r.counter, 0), r.id`;

/** A row with the columns of `ROW_COLUMNS`. */
export interface StoredRow extends Omit<HistoryRow, 'at' | 'place' | 'holdUntil'> {
  readonly at: number;
  readonly counter: string;
  readonly holdUntil: number | null;
}

/** Converts a row with the columns of `ROW_COLUMNS` for clients. */
export const historyRow = ({ counter, at, holdUntil, ...row }: StoredRow): HistoryRow => ({
  ...row,
  at: isoInstant(at),
  holdUntil: isoInstantOrNull(holdUntil),
  place: `${at}.${counter}.${row.id}`,
});

/** SQL columns of an alarm `a`. */
export const ALARM_COLUMNS = sql`
  a.num as "alarmNum", a.dev_num as "devNum",
  coalesce((select d.xmit from device d where d.site_num = a.site_num and d.dev_num = a.dev_num), '') as xmit,
  a.priority, a.service_type as "serviceType", a.event, a.state, a.raised_at as "raisedAt",
  a.picked_up_at as "pickedUpAt", a.hold_until as "holdUntil", a.cleared_at as "clearedAt", a.disposition,
  a.operator, a.action_plan as "actionPlan", a.avs, a.area_num as "areaNum", a.zone, a.zone_text as "zoneText",
  a.withheld`;

type Times = 'raisedAt' | 'pickedUpAt' | 'holdUntil' | 'clearedAt';

/** A row with the columns of `ALARM_COLUMNS`. */
export interface StoredAlarm extends Omit<HistoryAlarm, Times> {
  readonly raisedAt: number;
  readonly pickedUpAt: number | null;
  readonly holdUntil: number | null;
  readonly clearedAt: number | null;
}

/** Converts a row with the columns of `ALARM_COLUMNS` for clients. */
export const historyAlarm = (alarm: StoredAlarm): HistoryAlarm => ({
  ...alarm,
  raisedAt: isoInstant(alarm.raisedAt),
  pickedUpAt: isoInstantOrNull(alarm.pickedUpAt),
  holdUntil: isoInstantOrNull(alarm.holdUntil),
  clearedAt: isoInstantOrNull(alarm.clearedAt),
});
