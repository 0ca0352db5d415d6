import { sql } from 'kysely';
import type {
  SiteWatch,
  SupervisedArea,
  SupervisedSite,
  SupervisionRepository,
  WatchedSite,
} from '#core/backend/schedules/supervision.repository.port.ts';
import { UNSUPERVISED } from '#core/schedules/check-kinds.ts';
import type { CheckReactions } from '#core/schedules/schedule-check.ts';
import { prepareRead, together } from '../prepare-read.ts';
import { jsonRows } from '../signals/save-devices.ts';
import type { SqlTransaction } from '../schema.ts';
import { holidayList, scheduleOf, siteSchedules } from './site-schedules.ts';

interface Values extends Readonly<Record<string, unknown>> {
  readonly siteNums: readonly number[];
  /** The start of the period to read, one per site. */
  readonly sinces: readonly number[];
}

type SiteRow = Omit<
  SupervisedSite,
  'watch' | 'reactions' | 'schedules' | 'holidays' | 'areas' | 'changes'
> & { readonly [Part in keyof SiteWatch]: number | null } & {
  readonly [Check in keyof CheckReactions]: CheckReactions[Check] | null;
};

type OfSite<Row> = Row & { readonly siteNum: number };

/** The last opening or closing is searched for this far back before an instant: 31 days, in milliseconds. */
const BEFORE_MS = sql.lit(31 * 86400000);

const ARMING = sql`activity.detail ->> 'arming'`;

const selectSites = prepareRead((db, { siteNums, sinces }: Values) => {
  const nums = sql<number>`any(${siteNums}::int[])`;
  const armings = sql`
    select activity.site_num as "siteNum", dev_num as "devNum", area_num as "areaNum", at, counter, id,
           panel_user as "user", ${ARMING} = 'open' as "isOpen"
      from unnest(${siteNums}::int[], ${sinces}::bigint[]) as asked (site_num, since)
      join supervision_watch watch on watch.site_num = asked.site_num
      join activity on activity.site_num = asked.site_num
     where dev_num is not null and ${ARMING} is not null`;
  return together({
    sites: sql<SiteRow>`(
      select site.num as "siteNum", site.site_group_num as "siteGroupNum", site.kind,
             site.time_zone as "timeZone", site.state as monitoring,
             watch.watched_from as "watchedFrom", watch.looked_until as "lookedUntil",
             watch.due_at as "dueAt", watch.deadline_at as "deadlineAt",
             watch.closing_at as "closingAt", early_open as "earlyOpen", fail_to_open as "failToOpen",
             late_open as "lateOpen", early_close as "earlyClose", fail_to_close as "failToClose",
             late_close as "lateClose"
        from site
        left join supervision_watch watch on watch.site_num = site.num
        left join site_supervision on site_supervision.site_num = site.num
       where site.num = ${nums})`,
    schedules: siteSchedules(db, nums, true),
    holidays: holidayList(db),
    areas: sql<OfSite<SupervisedArea>>`(
      select site_num as "siteNum", dev_num as "devNum", num as "areaNum", name, state as arming, since
        from area where site_num = ${nums} order by site_num, dev_num, num)`,
    changes: sql<OfSite<SupervisedSite['changes'][number]>>`(
      select "siteNum", "devNum", "areaNum", at, id, "user", "isOpen" from (
        (${armings} and at >= asked.since)
        union all
        (select distinct on ("siteNum", "devNum", "areaNum") * from (
          ${armings} and at < asked.since and at >= asked.since - ${BEFORE_MS}) before
          order by "siteNum", "devNum", "areaNum", at desc, counter desc nulls last, id desc)) told
       order by at, counter nulls first, id)`,
  });
});

const ARMINGS: readonly string[] = ['Open', 'Closed', 'Closed (stay)'];

const own = <Row extends object>({ siteNum: _siteNum, ...row }: OfSite<Row>) => row;

const watchOf = ({
  watchedFrom,
  lookedUntil,
  dueAt,
  deadlineAt,
  closingAt,
}: SiteRow): SiteWatch | null =>
  watchedFrom === null || lookedUntil === null || dueAt === null
    ? null
    : { watchedFrom, lookedUntil, dueAt, deadlineAt, closingAt };

const reactionsOf = (row: SiteRow): CheckReactions => ({
  earlyOpen: row.earlyOpen ?? UNSUPERVISED.earlyOpen,
  failToOpen: row.failToOpen ?? UNSUPERVISED.failToOpen,
  lateOpen: row.lateOpen ?? UNSUPERVISED.lateOpen,
  earlyClose: row.earlyClose ?? UNSUPERVISED.earlyClose,
  failToClose: row.failToClose ?? UNSUPERVISED.failToClose,
  lateClose: row.lateClose ?? UNSUPERVISED.lateClose,
});

const readSites: (
  tx: SqlTransaction,
  ...of: Parameters<SupervisionRepository['read']>
) => ReturnType<SupervisionRepository['read']> = async (tx, asked) => {
  const [found] = await selectSites(tx, {
    siteNums: asked.map(({ siteNum }) => siteNum),
    sinces: asked.map(({ since }) => since),
  });
  if (found === undefined) throw new Error('A select without a table answered no row.');
  const { sites, schedules, holidays, areas, changes } = found;
  return sites.map((row) => {
    const isOwn = ({ siteNum }: OfSite<object>): boolean => siteNum === row.siteNum;
    const { siteNum, siteGroupNum, kind, timeZone, monitoring } = row;
    return {
      siteNum,
      siteGroupNum,
      kind,
      timeZone,
      monitoring,
      holidays,
      watch: watchOf(row),
      reactions: reactionsOf(row),
      schedules: schedules.filter(({ site_num }) => site_num === siteNum).map(scheduleOf),
      areas: areas.filter(isOwn).map((area) => ({
        ...own(area),
        arming: ARMINGS.includes(area.arming) ? area.arming : 'Unknown',
      })),
      changes: changes.filter(isOwn).map(own),
    };
  });
};

/** SQL repository of schedule supervision. */
export const sqlSupervisionRepository = (tx: SqlTransaction): SupervisionRepository => ({
  claimDue: async (now, limit) => {
    const { rows } = await sql<WatchedSite>`
      select site_num as "siteNum", watched_from as "watchedFrom", looked_until as "lookedUntil",
             due_at as "dueAt", deadline_at as "deadlineAt", closing_at as "closingAt"
        from supervision_watch
       where due_at <= ${now}::bigint order by due_at limit ${limit}::int
         for no key update skip locked`.execute(tx);
    return rows;
  },

  lock: async (siteNum) => {
    const { rows } = await sql<SiteWatch>`
      select watched_from as "watchedFrom", looked_until as "lookedUntil", due_at as "dueAt", deadline_at as "deadlineAt",
             closing_at as "closingAt"
        from supervision_watch where site_num = ${siteNum}::int for no key update`.execute(tx);
    return rows[0] ?? null;
  },

  read: (sites) => readSites(tx, sites),

  put: async (watches) => {
    if (watches.length === 0) return;
    await sql`
      insert into supervision_watch (site_num, watched_from, looked_until, due_at, deadline_at, closing_at)
      select "siteNum", "watchedFrom", "lookedUntil", "dueAt", "deadlineAt", "closingAt"
        from jsonb_to_recordset(${jsonRows(watches)}) as said ("siteNum" int, "watchedFrom" bigint,
          "lookedUntil" bigint, "dueAt" bigint, "deadlineAt" bigint, "closingAt" bigint)
      on conflict (site_num) do update set watched_from = excluded.watched_from,
        looked_until = excluded.looked_until, due_at = excluded.due_at,
        deadline_at = excluded.deadline_at, closing_at = excluded.closing_at`.execute(tx);
  },

  forget: async (siteNums) => {
    if (siteNums.length === 0) return;
    await sql`delete from supervision_watch where site_num = any(${siteNums}::int[])`.execute(tx);
  },

  putOff: async (siteNum, now, until) => {
    await sql`
      update supervision_watch set due_at = ${until}::bigint
       where site_num = ${siteNum}::int and due_at <= ${now}::bigint`.execute(tx);
  },

  unwatched: async (limit) => {
    const { rows } = await sql<{ readonly siteNum: number }>`
      select distinct schedule.site_num as "siteNum" from schedule
       where schedule.deleted_at is null and not exists (
         select from supervision_watch watch where watch.site_num = schedule.site_num)
       order by "siteNum" limit ${limit}::int`.execute(tx);
    return rows.map(({ siteNum }) => siteNum);
  },

  lookAtHolidays: async (now) => {
    await sql`
      update supervision_watch watch set due_at = ${now}::bigint, looked_until = ${now}::bigint
       where (watch.deadline_at is null or watch.deadline_at > ${now}::bigint) and exists (
         select from schedule where schedule.site_num = watch.site_num
            and schedule.layer = 'holiday' and schedule.deleted_at is null)`.execute(tx);
  },

  noteEvents: async (events) => {
    const { rows } = await sql<{ readonly id: string }>`
      insert into schedule_event (site_num, dev_num, area_num, day, due, event, activity_id, noted_at)
      select "siteNum", "devNum", "areaNum", day, due, "check", id, at
        from jsonb_to_recordset(${jsonRows(events)}) as said (
          "siteNum" int, "devNum" int, "areaNum" smallint, day text, due smallint, "check" text,
          id uuid, at bigint)
      on conflict (site_num, dev_num, area_num, day, due, event) do nothing
      returning activity_id::text as id`.execute(tx);
    return new Set(rows.map(({ id }) => id));
  },
});
