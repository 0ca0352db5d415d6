import { sql, type RawBuilder } from 'kysely';
import type { HistoryFilter } from '#core/history/history-filter.rule.ts';
import { containsPattern } from '../contains-pattern.ts';
import { anyOf } from '../sql-array.ts';

type Part = RawBuilder<unknown>;

const given = <T>(value: T | null, part: (value: T) => Part): readonly Part[] =>
  value === null ? [] : [part(value)];

/** SQL expression that removes leading zeros, because panels pad numbers differently. */
const plain = (num: Part): Part => sql`ltrim(${num}, '0')`;

const wordsIn = (text: Part, words: readonly string[]): readonly Part[] =>
  words.map(
    // A row may contain either spelling; people read and search for "Canceled".
    (word) => sql`${text} ilike ${containsPattern(word).replace(/cancell?(?=e)/i, 'cancel%')}`,
  );

const ROW_TEXT = sql`concat_ws(' ', r.event, r.zone_text, r.zone, r.code, r.kind, r.contact, r.actor, r.comment,
  r.panel_user, r.alarm_num, r.detail ->> 'disposition')`;

/** SQL condition for the history rows `r` of a site that match a filter. */
export const rowConditions = (siteNum: number, filter: HistoryFilter): Part =>
  sql.join(
    [
      sql`r.site_num = ${siteNum}::int`,
      sql`r.at >= ${filter.from}::bigint and r.at < ${filter.until}::bigint`,
      ...given(filter.kinds, (kinds) =>
        filter.withTests
          ? sql`(r.kind = ${anyOf(kinds)} or r.kind = 'Operator action' and r.event like 'Test %')`
          : sql`r.kind = ${anyOf(kinds)}`,
      ),
      ...given(filter.devNum, (devNum) => sql`r.dev_num = ${devNum}::int`),
      ...given(
        filter.area,
        ({ devNum, areaNum }) => sql`r.dev_num = ${devNum}::int and r.area_num = ${areaNum}::int`,
      ),
      ...given(
        filter.zone,
        ({ devNum, areaNum, num }) =>
          sql`r.dev_num = ${devNum}::int and ${plain(sql`r.zone`)} = ${plain(sql`${num}::text`)}
              and (r.area_num is null or r.area_num = 0 or ${areaNum}::int = 0 or r.area_num = ${areaNum}::int)`,
      ),
      ...given(
        filter.user,
        (user) => sql`${plain(sql`r.panel_user`)} = ${plain(sql`${user}::text`)}`,
      ),
      ...given(filter.operator, (who) => sql`r.actor ilike ${containsPattern(who)}`),
      ...given(filter.alarmNum, (num) => sql`r.alarm_num = ${num}::int`),
      ...(filter.hidesTests ? [sql`r.kind <> 'Test' and not r.on_test`] : []),
      ...(filter.hidesOpenClose ? [sql`r.kind <> 'Open/close'`] : []),
      ...(filter.hidesWithheld ? [sql`not r.withheld`] : []),
      ...wordsIn(ROW_TEXT, filter.words),
    ],
    sql` and `,
  );

const ALARM_TEXT = sql`concat_ws(' ', a.event, a.zone_text, a.zone, a.event_code, a.operator, a.action_plan,
  a.disposition, a.num)`;

/** SQL condition: true if one of the rows of alarm `a` meets the condition. */
const ofItsRows = (part: Part): Part =>
  sql`exists (select 1 from activity r where r.alarm_num = a.num and ${part})`;

/**
 * SQL condition for the alarms `a` of a site that match a filter. The condition reads properties that an alarm lacks from
 * the history rows of the alarm.
 */
export const alarmConditions = (siteNum: number, filter: HistoryFilter): Part =>
  sql.join(
    [
      sql`a.site_num = ${siteNum}::int`,
      sql`a.raised_at >= ${filter.from}::bigint and a.raised_at < ${filter.until}::bigint`,
      ...given(filter.kinds, (kinds) => ofItsRows(sql`r.kind = ${anyOf(kinds)}`)),
      ...given(filter.devNum, (devNum) => sql`a.dev_num = ${devNum}::int`),
      ...given(
        filter.area,
        ({ devNum, areaNum }) => sql`a.dev_num = ${devNum}::int and a.area_num = ${areaNum}::int`,
      ),
      ...given(
        filter.zone,
        ({ devNum, areaNum, num }) =>
          sql`a.dev_num = ${devNum}::int and (${plain(sql`a.zone`)} = ${plain(sql`${num}::text`)}
                and (a.area_num is null or a.area_num = 0 or ${areaNum}::int = 0 or a.area_num = ${areaNum}::int)
              or ${ofItsRows(sql`${plain(sql`r.zone`)} = ${plain(sql`${num}::text`)}`)})`,
      ),
      ...given(filter.user, (user) =>
        ofItsRows(sql`${plain(sql`r.panel_user`)} = ${plain(sql`${user}::text`)}`),
      ),
      ...given(
        filter.operator,
        (who) =>
          sql`(a.operator ilike ${containsPattern(who)} or ${ofItsRows(sql`r.actor ilike ${containsPattern(who)}`)})`,
      ),
      ...given(filter.alarmNum, (num) => sql`a.num = ${num}::int`),
      ...(filter.hidesTests ? [sql`a.disposition is distinct from 'Test'`] : []),
      ...wordsIn(ALARM_TEXT, filter.words),
    ],
    sql` and `,
  );
