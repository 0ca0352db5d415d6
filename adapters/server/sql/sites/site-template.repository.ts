import { sql } from 'kysely';
import type {
  SiteTemplateRepository,
  StoredTemplate,
} from '#core/backend/sites/site-template.repository.port.ts';
import { HOLIDAY_GROUPS } from '#core/schedules/schedule-form.schema.ts';
import type { SiteTemplateContent } from '#core/sites/site-template.schema.ts';
import { zoneForm } from '#core/zones/zone-form.schema.ts';
import { groupBranches } from '../groups/group-branches.ts';
import { jsonText } from '../json-text.ts';
import { prepareRead, together } from '../prepare-read.ts';
import { storedSchedules } from '../schedules/read-schedules.ts';
import { fromRow, happened, without } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import { selectAreas, selectZones, zoneOf } from '../zones/zone-rows.ts';

const templates = (tx: SqlTransaction, siteGroupNum: number) =>
  tx
    .selectFrom('site_template')
    .select(['id', 'site_group_num as siteGroupNum', 'name', 'content', 'rev'])
    .select(['created_by as createdBy', 'created_at as createdAt'])
    .select(['updated_by as updatedBy', 'updated_at as updatedAt'])
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`site_group_num = any(${groupBranches(siteGroupNum)})`);

const selectContent = prepareRead((db, { siteNum }: { readonly siteNum: number }) =>
  together({
    sites: db.selectFrom('site').select('kind').where('num', '=', siteNum),
    services: db
      .selectFrom('site_service')
      .select('name')
      .where('site_num', '=', siteNum)
      .orderBy('position'),
    devices: db
      .selectFrom('device')
      .select(['dev_num as devNum', 'description', 'type', 'manufacturer', 'model'])
      .select(['timer_test_minutes as timerTestMinutes', 'timer_test_signal as timerTestSignal'])
      .where('site_num', '=', siteNum)
      .orderBy('dev_num'),
    areas: selectAreas(db, siteNum),
    zones: selectZones(db)
      .where('site_num', '=', siteNum)
      .where('deleted_at', 'is', null)
      .orderBy('dev_num')
      .orderBy('num')
      .orderBy('area_num')
      .orderBy('id'),
    schedules: storedSchedules(db, siteNum)
      .where('deleted_at', 'is', null)
      .where('layer', 'in', [sql.lit('permanent' as const), sql.lit('holiday' as const)]),
    reactions: db.selectFrom('site_supervision').selectAll().where('site_num', '=', siteNum),
  }),
);

type Found = Awaited<ReturnType<typeof selectContent>>[number];

const scheduleOf = ({
  areaNums,
  entries,
  holidayGroup,
  holidayName,
  layer,
  reason,
}: Found['schedules'][number]): SiteTemplateContent['schedules'] =>
  layer === 'permanent' || layer === 'holiday'
    ? [
        {
          layer,
          reason,
          holidayName,
          holidayGroup: HOLIDAY_GROUPS.find((group) => group === holidayGroup) ?? null,
          areaNums: [...areaNums],
          entries: entries.map((entry) => ({ ...entry, weekdays: [...entry.weekdays] })),
        },
      ]
    : [];

const contentOf = (found: Found): SiteTemplateContent => {
  const [reactions] = found.reactions;
  return {
    siteType: found.sites[0]?.kind ?? '',
    servicePlan: found.services.map(({ name }) => name),
    devices: [...found.devices],
    areas: found.areas.map((area) => fromRow(area)),
    zones: found.zones.map((row) => zoneForm.pick(zoneOf(row))),
    schedules: found.schedules.flatMap(scheduleOf),
    reactions:
      reactions === undefined
        ? null
        : fromRow(without(reactions, 'site_num', 'rev', 'updated_at', 'updated_by')),
  };
};

/** SQL repository of the templates that dealers save from sites. */
export const sqlSiteTemplateRepository = (tx: SqlTransaction): SiteTemplateRepository => ({
  list: (siteGroupNum) =>
    templates(tx, siteGroupNum)
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .execute(),

  find: async (id, siteGroupNum): Promise<StoredTemplate | null> =>
    (await templates(tx, siteGroupNum).where('id', '=', id).executeTakeFirst()) ?? null,

  lock: async (id, siteGroupNum): Promise<StoredTemplate | null> =>
    (await templates(tx, siteGroupNum)
      .where('id', '=', id)
      .modifyEnd(sql`for no key update`)
      .executeTakeFirst()) ?? null,

  known: async (siteGroupNum, { id, name }) => {
    const row = await tx
      .selectFrom('site_template')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .select(
        sql<boolean>`coalesce(bool_or(lower(name) = lower(${name}) and id <> ${id}), false)`.as(
          'taken',
        ),
      )
      .where('site_group_num', '=', siteGroupNum)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return { count: row.count, taken: row.taken };
  },

  contentOf: async (siteNum) => {
    const [found] = await selectContent(tx, { siteNum });
    if (found === undefined) throw new Error('looking answered no row');
    return contentOf(found);
  },

  add: ({ id, siteGroupNum, name, content }, { at, by }) =>
    happened(
      tx
        .insertInto('site_template')
        .values({
          id,
          name,
          site_group_num: siteGroupNum,
          content: jsonText(content),
          created_by: by,
          created_at: at,
          updated_by: by,
          updated_at: at,
        })
        .onConflict((known) => known.column('id').doNothing())
        .returning('id'),
    ),

  rename: async (id, name, { at, by }) => {
    await tx
      .updateTable('site_template')
      .set((row) => ({
        name,
        updated_by: by,
        updated_at: at,
        rev: sql<number>`${row.ref('rev')} + 1`,
      }))
      .where('id', '=', id)
      .execute();
  },

  remove: async (id, { at, by }) => {
    await tx
      .updateTable('site_template')
      .set((row) => ({
        deleted_at: at,
        updated_by: by,
        updated_at: at,
        rev: sql<number>`${row.ref('rev')} + 1`,
      }))
      .where('id', '=', id)
      .execute();
  },
});
