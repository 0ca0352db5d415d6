import { sql } from 'kysely';
import type {
  OpeningRow,
  OpeningsRepository,
} from '#core/backend/openings/openings.repository.port.ts';
import { grants, grantValues, type GrantValues } from '../limits/limit.repository.ts';
import { contactNameSql } from '../passcodes/read-passcodes.ts';
import { prepareRead, together } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';
import { maySee, viewerValues, type ViewerValues } from '../sites/site-viewer.ts';

type Values = ViewerValues &
  GrantValues & {
    readonly siteNum: number;
    readonly since: number;
    readonly until: number;
    readonly now: number;
  };

/** Maximum number of history rows read within the period, newest first. */
const WITHIN = sql.lit(1000);
/** Maximum number of history rows read before the period, to determine the state at the start of the first day. */
const BEFORE = sql.lit(40);
/** History rows are searched this far back before the period: 31 days, in milliseconds. */
const BEFORE_MS = sql.lit(31 * 86400000);

const arming = sql<OpeningRow['arming']>`activity.detail ->> 'arming'`;
/** What supervision or the panel noted about an opening or closing (domain guide 6.5 "Found"). */
const note = sql<OpeningRow['note']>`case
  when activity.detail ->> 'event' like 'sched.failTo%' then split_part(activity.detail ->> 'event', '.', 2)
  when activity.detail ->> 'event' like 'sched.early%' or activity.code = '451' then 'early'
  when activity.detail ->> 'event' like 'sched.late%' or activity.code = '452' then 'late' end`;

const selectArmings = (db: Pick<SqlTransaction, 'selectFrom'>, { siteNum, accountId }: Values) =>
  db
    .selectFrom('activity')
    .select(['dev_num', 'area_num', 'at', 'panel_user', arming.as('arming'), note.as('note')])
    .where('site_num', '=', siteNum)
    .where('dev_num', 'is not', null)
    .where(sql<boolean>`(not activity.withheld or ${accountId}::text = '')`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');

const selectOpenings = prepareRead((db, values: Values) => {
  const sites = db
    .selectFrom('site')
    .select('time_zone')
    .where('site.num', '=', values.siteNum)
    .where(maySee(values));
  const seen = sql<boolean>`exists (${sites})`;
  const before = sql<number>`${values.since}::bigint - ${BEFORE_MS}`;
  return together({
    looks: db.selectNoFrom([grants(values).as('granted')]),
    sites,
    areas: db
      .selectFrom('area')
      .select(['dev_num', 'num'])
      .where('site_num', '=', values.siteNum)
      .where(seen)
      .orderBy('dev_num')
      .orderBy('num'),
    users: db
      .selectFrom('contact')
      .select([sql<string>`panel_user::text`.as('num'), contactNameSql.as('name')])
      .where('site_num', '=', values.siteNum)
      .where('deleted_at', 'is', null)
      .where('panel_user', '>', 0)
      .where(seen)
      // Of contacts with the same number the first one counts, which a reader by number takes last.
      .orderBy('position', 'desc'),
    within: selectArmings(db, values)
      .where(sql<boolean>`(${arming} is not null or ${note} is not null)`)
      .where('at', '>=', values.since)
      .where('at', '<', values.until)
      .where(seen)
      .limit(WITHIN),
    before: selectArmings(db, values)
      .where(arming, 'is not', null)
      .where('at', '<', values.since)
      .where('at', '>=', before)
      .where(seen)
      .limit(BEFORE),
  });
});

/** SQL repository that reads openings and closings from history in one statement. */
export const sqlOpeningsRepository = (tx: SqlTransaction): OpeningsRepository => ({
  ofSite: async (siteNum, viewer, { guess, now, since, until }) => {
    const [found] = await selectOpenings(tx, {
      ...viewerValues(viewer),
      ...grantValues(guess, now),
      siteNum,
      since,
      until,
      now,
    });
    const granted = found?.looks[0]?.granted;
    if (found === undefined || granted === undefined) throw new Error('looking answered no row');
    const [site] = found.sites;
    if (site === undefined) return { granted, found: null };
    const changes = [...found.within, ...found.before].toReversed();
    return {
      granted,
      found: {
        timeZone: site.time_zone,
        areas: found.areas.map(({ dev_num, num }) => ({ devNum: dev_num, areaNum: num })),
        users: found.users,
        changes: changes.flatMap(
          ({ dev_num: devNum, area_num: areaNum, panel_user: user, ...row }) =>
            devNum === null ? [] : [{ ...row, devNum, areaNum, user }],
        ),
      },
    };
  },
});
