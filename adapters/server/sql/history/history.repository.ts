import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type {
  HistoryRepository,
  RowPlace,
  RowWindow,
} from '#core/backend/history/history.repository.port.ts';
import type { HistoryFilter } from '#core/history/history-filter.rule.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { readLockedDevices } from '../signals/locked-devices.ts';
import { alarmConditions, rowConditions } from './history-conditions.ts';
import {
  ALARM_COLUMNS,
  historyAlarm,
  historyRow,
  NEWEST_FIRST,
  ROW_COLUMNS,
  type StoredAlarm,
  type StoredRow,
} from './history-rows.ts';
import { readAlarm, readDevice, readRow, readSite } from './read-history.ts';
import type { SqlTransaction } from '../schema.ts';

const SIGNS = { '<': sql`<`, '>': sql`>` } as const;

const compared = (sign: keyof typeof SIGNS, { at, counter, id }: RowPlace): RawBuilder<unknown> =>
  sql`(r.at, coalesce(r.counter, 0), r.id) ${SIGNS[sign]} (${at}::bigint, ${counter}::bigint, ${id}::uuid)`;

const below = (before: RowPlace | null): RawBuilder<unknown> =>
  before === null ? sql`true` : compared('<', before);

const selectRows = (
  siteNum: number,
  filter: HistoryFilter,
  { before, limit }: RowWindow,
  when: RawBuilder<unknown> = sql`true`,
): RawBuilder<StoredRow> => sql<StoredRow>`
  select ${ROW_COLUMNS} from activity r
   where ${when} and ${rowConditions(siteNum, filter)} and ${below(before)}
   order by ${NEWEST_FIRST} limit ${limit}::int`;

/**
 * SQL `with` part `found`: the newest rows that match a filter, at most `most`. Both the page and the count use `found`,
 * so that the search runs only once.
 */
const foundPart = (
  siteNum: number,
  filter: HistoryFilter,
  most: number,
): RawBuilder<unknown> => sql`
  found as materialized (
    select r.at, r.counter, r.id from activity r where ${rowConditions(siteNum, filter)}
     order by ${NEWEST_FIRST} limit ${most}::int)`;

const COUNTED = sql`(select count(*)::int from found)`;

/** SQL query for one page of the rows in `found`. If `found` reached its limit, the query reads the page from the table. */
const windowRows = (
  siteNum: number,
  filter: HistoryFilter,
  { most, ...window }: RowWindow & { readonly most: number },
): RawBuilder<StoredRow> => sql`(
  select * from (
    (select ${ROW_COLUMNS}
       from (select * from found r where ${below(window.before)}
              order by ${NEWEST_FIRST} limit ${window.limit}::int) place
       join activity r on r.site_num = ${siteNum}::int and r.at = place.at
        and coalesce(r.counter, 0) = coalesce(place.counter, 0) and r.id = place.id
      where ${COUNTED} < ${most}::int)
    union all
    (${selectRows(siteNum, filter, window, sql`${COUNTED} = ${most}::int`)})) every
   order by every.at desc, every.counter::bigint desc, every.id desc)`;

/** SQL expression for the number of matching rows. Counting stops at `most`. */
const countUpTo = (from: RawBuilder<unknown>, most: number): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (select 1 ${from} limit ${most}::int) found)`;

/** SQL condition: true for signals from a receiver, false for actions of people or of the system. */
const SIGNALS = sql`r.kind not in ('Operator action', 'Partial clear', 'Full clear', 'Data change', 'System')`;

const lastSignal = (siteNum: number) => sql<{
  at: number;
  event: string;
}>`(select r.at, r.event from activity r
    where r.site_num = ${siteNum}::int and ${SIGNALS}
    order by ${NEWEST_FIRST} limit 1)`;

/** Returns a repository that reads the site history from the database, with one statement per call. */
export const sqlHistoryRepository = (tx: SqlTransaction): HistoryRepository => ({
  site: (where) => readSite(tx, where),

  window: async (siteNum, filter, asked) => {
    const { rows } = await sql<{
      count: number;
      rows: readonly StoredRow[];
      last: readonly { readonly at: number; readonly event: string }[];
    }>`
      with ${foundPart(siteNum, filter, asked.most)}
      select ${COUNTED} as count,
             ${jsonArrayFrom(windowRows(siteNum, filter, asked))} as rows,
             ${jsonArrayFrom(lastSignal(siteNum))} as last`.execute(tx);
    const [found] = rows;
    if (found === undefined) throw new Error('a select without a table answered no row');
    const [last] = found.last;
    return {
      count: found.count,
      rows: found.rows.map(historyRow),
      last: last === undefined ? null : { at: isoInstant(last.at), event: last.event },
    };
  },

  rows: async (siteNum, filter, window) => {
    const { rows } = await selectRows(siteNum, filter, window).execute(tx);
    return rows.map(historyRow);
  },

  countNew: async (siteNum, filter, after, most) => {
    const from = sql`from activity r where ${rowConditions(siteNum, filter)} and ${compared('>', after)}`;
    const { rows } = await sql<{ count: number }>`
      select ${countUpTo(from, most)} as count`.execute(tx);
    return rows[0]?.count ?? 0;
  },

  alarms: async (siteNum, filter, { before, limit, most }) => {
    const where = alarmConditions(siteNum, filter);
    const below =
      before === null
        ? sql``
        : sql`and (a.raised_at, a.num) < (${before.at}::bigint, ${before.num}::int)`;
    const { rows } = await sql<{ count: number; alarms: readonly StoredAlarm[] }>`
      select ${countUpTo(sql`from alarm a where ${where}`, most)} as count,
             ${jsonArrayFrom(sql<StoredAlarm>`(select ${ALARM_COLUMNS} from alarm a where ${where} ${below}
                order by a.raised_at desc, a.num desc limit ${limit}::int)`)} as alarms`.execute(
      tx,
    );
    return {
      count: rows[0]?.count ?? 0,
      alarms: (rows[0]?.alarms ?? []).map(historyAlarm),
    };
  },

  alarm: async (where, wanted) => {
    const { granted, found } = await readAlarm(tx, where, wanted);
    const [alarm] = found?.rows.alarms ?? [];
    if (found === null || alarm === undefined) return { granted, found: null };
    return {
      granted,
      found: {
        timeZone: found.site.time_zone,
        alarm: historyAlarm(alarm),
        rows: found.rows.rows.map(historyRow),
      },
    };
  },

  row: async (where, wanted) => {
    const { granted, found } = await readRow(tx, where, wanted);
    const [stored] = found?.rows.rows ?? [];
    if (found === null || stored === undefined) return { granted, found: null };
    const { xmit, receiver, line, panelAt, raw, ...row } = stored;
    return {
      granted,
      found: {
        xmit,
        receiver,
        line,
        panelAt,
        raw,
        timeZone: found.site.time_zone,
        row: historyRow(row),
        zones: found.rows.zones,
      },
    };
  },

  device: (where, xmit) => readDevice(tx, where, xmit),

  deviceState: async (key, zones, now) => {
    const [device] = await readLockedDevices(tx, [key], zones, now);
    return device ?? null;
  },
});
