import { sql, type RawBuilder } from 'kysely';
import type { SqlTransaction } from '../../sql/schema.ts';
import { DAY } from '../demo-time.ts';
import { copiesOf, type Copies } from './copy-table.ts';

/** Days of history in the demo data. */
const PAST_DAYS = 30;
/** Minimum number of history rows for a template site. */
export const FEWEST_ROWS = 10;
/** Maximum number of past alarms per demo site. */
const ALARMS = 64;

/**
 * First alarm number for copies, above all alarm numbers of the demo data. Alarm numbers have at most nine digits, because
 * they appear in URLs.
 */
const FIRST_ALARM = 200000000;

/** Number of history rows per copy. */
export interface Past extends Copies {
  readonly rows: number;
}

/** SQL for the history rows of the template sites, newest first, and for their alarms. */
const written = (templates: readonly number[]): RawBuilder<unknown> => sql`
  told as (
    select activity.*,
        row_number() over (partition by site_num order by at desc, id) as place,
        count(*) over (partition by site_num) as many
      from activity where site_num = any(${templates}::integer[])
  ), past as (
    select alarm.num as was, told.place,
        row_number() over (partition by alarm.site_num order by alarm.num) as rank
      from alarm join told on told.id = alarm.opened_by
     where alarm.site_num = any(${templates}::integer[])
  )`;

/** Columns of a history row that are copied unchanged. */
const ACTIVITY = [
  'dev_num',
  'kind',
  'event',
  'code',
  'service_type',
  'priority',
  'area_num',
  'zone',
  'zone_text',
  'panel_user',
  'actor',
  'contact',
  'comment',
  'on_test',
  'runaway',
  'withheld',
  'defined',
  'times',
  'line',
  'panel_at',
  'raw',
  'detail',
];

/** Columns of an alarm that are copied unchanged. */
const ALARM = [
  'dev_num',
  'priority',
  'service_type',
  'event',
  'state',
  'event_code',
  'area_num',
  'zone',
  'zone_text',
  'action_plan',
  'operator',
  'disposition',
  'avs',
  'hold_until',
  'withheld',
  'silent',
  'rev',
];

const EARLIER = sql`round.n * ${sql.lit(PAST_DAYS * DAY)}::bigint`;

const columns = (names: readonly string[], of = ''): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.ref(of + name)));

/**
 * Writes the history and the alarms of some copies. Repeats the history of the template sites until the requested number
 * of rows is reached.
 */
export const writePast = async (tx: SqlTransaction, past: Past): Promise<void> => {
  const { from, rows, templates } = past;
  const rounds = Math.ceil(rows / FEWEST_ROWS);
  const { rows: highest } = await sql<{ num: number }>`
    select greatest(max(num), ${FIRST_ALARM}::integer) + 1 as num from alarm`.execute(tx);
  const first = highest[0]?.num ?? 0;
  const number = sql`(${first}::integer + ((copy.num - ${from}::integer) * ${sql.lit(rounds)} + round.n) * ${sql.lit(ALARMS)} + past.rank)::integer`;
  const id = (column: string): RawBuilder<unknown> =>
    sql`md5(${sql.ref(column)} || ' ' || copy.num || ' ' || round.n)::uuid`;
  const made = sql`(${copiesOf(past)}) copy cross join generate_series(0, ${sql.lit(rounds - 1)}) round (n)`;
  const within = (place: string): RawBuilder<unknown> =>
    sql`round.n * told.many + ${sql.ref(place)} <= ${rows}::integer`;

  await sql`with ${written(templates)}
    insert into activity (site_group_num, at, id, site_num, alarm_num, ${columns(ACTIVITY)})
    select told.site_group_num, told.at - ${EARLIER}, ${id('told.id')}, copy.num,
        case when ${within('past.place')} then ${number} end, ${columns(ACTIVITY, 'told.')}
      from ${made} join told on told.site_num = copy.template
      left join past on past.was = told.alarm_num
     where ${within('told.place')}`.execute(tx);
  await sql`with ${written(templates)}
    insert into alarm (num, site_group_num, site_num, raised_at, picked_up_at, cleared_at, opened_by, ${columns(ALARM)})
    select ${number}, alarm.site_group_num, copy.num, alarm.raised_at - ${EARLIER}, alarm.picked_up_at - ${EARLIER},
        alarm.cleared_at - ${EARLIER}, ${id('alarm.opened_by')}, ${columns(ALARM, 'alarm.')}
      from ${made} join alarm on alarm.site_num = copy.template
      join past on past.was = alarm.num
      join told on told.id = alarm.opened_by
     where ${within('told.place')}`.execute(tx);
};
