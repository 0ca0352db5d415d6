import { sql, type RawBuilder } from 'kysely';
import type { NotifyCause, NotifyForm } from '#core/auto-notify/notify-rule.schema.ts';
import { HEALTH_REASONS } from '#core/sites/assess-health.rule.ts';
import { groupBranches } from '../groups/group-branches.ts';

/** Last characters of event codes. A Contact ID code has one digit before the three digits listed here. */
const POWER = ['301', 'AT', '350', '351', '352', '353', '354', '355', '356', '357', 'YC', 'LT'];
const BATTERY = ['302', '309', '311', '338', '384', 'YT', 'YM', 'XT'];

const codeOf = (codes: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`right(a.code, 3) = any(${[...codes]}::text[])`;
const MISSED = sql<boolean>`a.event = ${HEALTH_REASONS.timerTestMissed}`;

/** SQL condition on history rows for each cause. */
const ROWS: Readonly<Record<Exclude<NotifyCause, 'message'>, RawBuilder<boolean>>> = {
  trouble: sql`a.kind = 'Trouble'`,
  power: sql`a.kind = 'Trouble' and ${codeOf(POWER)}`,
  lowBattery: sql`a.kind = 'Trouble' and ${codeOf(BATTERY)}`,
  missedTimerTest: sql`a.kind = 'Trouble' and ${MISSED}`,
  outOfService: sql`a.event = 'Device out of service'`,
  accountCreated: sql`a.event = 'Account created'`,
};

type Wanted = Pick<NotifyForm, 'cause' | 'categories' | 'priorities'>;

const anyOrAll = (column: RawBuilder<unknown>, values: readonly string[]): RawBuilder<boolean> =>
  values.length === 0 ? sql`true` : sql`${column} = any(${[...values]}::text[])`;

/**
 * SQL query for the events since `since` that match a rule of a group and its branches. The columns are `source`, `at`,
 * `words` and `messageId`.
 */
export const notifyEvents = (
  siteGroupNum: number,
  { categories, cause, priorities }: Wanted,
  since: number,
): RawBuilder<unknown> =>
  cause === 'message'
    ? sql`
      select 'message ' || m.id as source, m.received_at as at, m.id::text as "messageId",
             m.priority || ' message ' || m.num || ', ' || m.category || ': '
               || coalesce(site.name || ', ', '') || m.caller_name as words
        from answering_message m left join site on site.num = m.site_num
       where m.site_group_num = any(${groupBranches(siteGroupNum)}) and not m.withheld
         and m.received_at >= ${since}::bigint
         and ${anyOrAll(sql`m.category`, categories)} and ${anyOrAll(sql`m.priority`, priorities)}`
    : sql`
      select 'event ' || a.id as source, a.at, null::text as "messageId",
             site.name || ' (' || a.site_num || '): ' || a.event as words
        from activity a join site on site.num = a.site_num
       where a.site_group_num = any(${groupBranches(siteGroupNum)}) and a.at >= ${since}::bigint
         and not a.withheld and not a.on_test and ${ROWS[cause]}`;
