import { sql } from 'kysely';
import type {
  BusinessHoursRepository,
  StoredHoursOverview,
  StoredHoursGroup,
  StoredOpenHours,
} from '#core/backend/business-hours/business-hours.repository.port.ts';
import { instantOf, isoInstant } from '#core/kernel/instant.ts';
import { groupBranches } from '../groups/group-branches.ts';
import { isoInstantOrNull } from '../instant.ts';
import { jsonText } from '../json-text.ts';
import { openHoursPart } from './open-hours-part.ts';
import { happened, toRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

type Hours = NonNullable<StoredHoursGroup['hours']>;
type Temporary = StoredHoursOverview['temporary'][number];
interface Row extends Pick<StoredHoursOverview, 'holidays'> {
  readonly groups: readonly (Omit<StoredHoursGroup, 'hours'> & {
    readonly hours: (Omit<Hours, 'changedAt'> & { readonly changedAt: number | null }) | null;
  })[];
  readonly temporary: readonly (Omit<
    Temporary,
    'from' | 'to' | 'madeAt' | 'releasedAt' | 'changedAt'
  > & {
    readonly from: number;
    readonly to: number;
    readonly madeAt: number;
    readonly releasedAt: number | null;
    readonly changedAt: number | null;
  })[];
}

const listed = (rows: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(row_to_json(part)), '[]'::json) from (${rows}) part)`;

/** Maximum number of past temporary changes shown. */
const MOST_SHOWN = 500;

const readOverview = async (
  tx: SqlTransaction,
  siteGroupNum: number,
  since: number,
): Promise<StoredHoursOverview> => {
  const { rows } = await sql<Row>`
    with branches (nums) as materialized (select ${groupBranches(siteGroupNum)})
    select ${listed(sql`
      select g.num as "siteGroupNum", g.name as "siteGroupName", g.time_zone as "timeZone",
             g.answering_service_enabled as enabled,
             (select json_build_object('intervals', h.intervals, 'holidayGroup', h.holiday_group,
                'greetingOpen', h.greeting_open, 'greetingClosed', h.greeting_closed,
                'forwardNumber', h.forward_number, 'overflowRings', h.overflow_rings, 'rev', h.rev,
                'changedBy', h.changed_by, 'changedAt', h.changed_at)
                from business_hours h where h.site_group_num = g.num) as hours
        from site_group g where g.num = any((select nums from branches)::int[])
       order by g.num <> ${siteGroupNum}::int, g.num`)} as groups,
      ${listed(sql`
      select t.id, t.rev, t.site_group_num as "siteGroupNum", t.starts_at as "from", t.ends_at as "to", t.open,
             t.reason, t.greeting, t.made_by as "madeBy", t.made_at as "madeAt", t.released_by as "releasedBy",
             t.released_at as "releasedAt", t.changed_by as "changedBy", t.changed_at as "changedAt"
        from temp_business_hours t
       where t.site_group_num = any((select nums from branches)::int[]) and t.deleted_at is null
         and t.ends_at > ${since}::bigint
       order by t.starts_at desc, t.id limit ${sql.lit(MOST_SHOWN)}`)} as temporary,
      ${listed(sql`
      select d.holiday_group as "holidayGroup", d.name, d.from_day as "fromDay", d.to_day as "toDay"
        from holiday d where d.deleted_at is null order by d.from_day, d.name`)} as holidays`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined) return { groups: [], temporary: [], holidays: [] };
  return {
    groups: row.groups.map(({ hours, ...group }) => ({
      ...group,
      hours: hours && { ...hours, changedAt: isoInstantOrNull(hours.changedAt) },
    })),
    temporary: row.temporary.map((one) => ({
      ...one,
      from: isoInstant(one.from),
      to: isoInstant(one.to),
      madeAt: isoInstant(one.madeAt),
      releasedAt: isoInstantOrNull(one.releasedAt),
      changedAt: isoInstantOrNull(one.changedAt),
    })),
    holidays: row.holidays,
  };
};

const values = (touch: { readonly by: string; readonly now: number }) => ({
  changed_by: touch.by,
  changed_at: touch.now,
});

/** Returns a repository that stores dealers' business hours in the database, within the transaction `tx`. */
export const sqlBusinessHoursRepository = (tx: SqlTransaction): BusinessHoursRepository => ({
  openHours: async (siteGroupNum, from) => {
    const { rows } = await sql<StoredOpenHours>`
      select g.num as "siteGroupNum", g.time_zone as "timeZone", ${openHoursPart(from)}
        from site_group g where g.num = ${siteGroupNum}::int`.execute(tx);
    return rows[0] ?? null;
  },

  overview: (siteGroupNum, since) => readOverview(tx, siteGroupNum, since),

  lock: async (siteGroupNum) => {
    // Locks the branches in the order of their numbers, so that no deadlock occurs.
    await sql`
      select num from site_group where num = any(${groupBranches(siteGroupNum)}) order by num for no key update`.execute(
      tx,
    );
  },

  save: async (siteGroupNum, { intervals, ...form }, touch) => {
    const row = { ...toRow(form), ...values(touch), intervals: jsonText(intervals) };
    await tx
      .insertInto('business_hours')
      .values({ ...row, site_group_num: siteGroupNum })
      .onConflict((known) =>
        known
          .column('site_group_num')
          .doUpdateSet({ ...row, rev: sql<number>`business_hours.rev + 1` }),
      )
      .execute();
  },

  saveTemporary: (siteGroupNum, id, { from, to, ...form }, touch) => {
    const row = {
      ...toRow(form),
      ...values(touch),
      starts_at: instantOf(from),
      ends_at: instantOf(to),
    };
    const made = { made_by: touch.by, made_at: touch.now };
    return happened(
      tx
        .insertInto('temp_business_hours')
        .values({ ...row, ...made, id, site_group_num: siteGroupNum })
        .onConflict((known) =>
          known
            .column('id')
            .doUpdateSet({ ...row, rev: sql<number>`temp_business_hours.rev + 1` })
            .where('temp_business_hours.site_group_num', '=', siteGroupNum)
            .where('temp_business_hours.deleted_at', 'is', null),
        )
        .returning('id'),
    );
  },

  removeTemporary: async (id, touch) => {
    await tx
      .updateTable('temp_business_hours')
      .set({ ...values(touch), deleted_at: touch.now })
      .set((row) => ({ rev: row('rev', '+', 1) }))
      .where('id', '=', id)
      .execute();
  },

  releaseTemporary: async (id, touch) => {
    await tx
      .updateTable('temp_business_hours')
      .set({ ...values(touch), ends_at: touch.now, released_by: touch.by, released_at: touch.now })
      .set((row) => ({ rev: row('rev', '+', 1) }))
      .where('id', '=', id)
      .execute();
  },
});
