import { sql, type Selectable } from 'kysely';
import type {
  OutOfServiceRepository,
  StoredOutOfService,
} from '#core/backend/site-file/out-of-service.repository.port.ts';
import { OUT_OF_SERVICE_NAMES, outOfServiceCategory } from '#core/sites/out-of-service.ts';
import { fromRow, toRow, without } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import type { OutOfServiceTable } from '../panel-info/tables-panels.ts';

const entryOf = (row: Selectable<OutOfServiceTable>): StoredOutOfService =>
  fromRow(without(row, 'over_at', 'over_by'));

/** Out-of-service categories that suppress action on signals. */
const SILENT = OUT_OF_SERVICE_NAMES.filter((name) => !outOfServiceCategory(name).acts);

/**
 * Updates the site's state. A monitored site, even one being canceled, is out of service while no device's signals are
 * acted on (domain guide 10 "Monitoring").
 */
const followDevices = (tx: SqlTransaction, siteNum: number) =>
  sql`
    update site set state = case when exists (select 1 from device where device.site_num = site.num)
           and not exists (select 1 from device where device.site_num = site.num
             and (out_of_service is null or not out_of_service = any(${SILENT}::text[])))
           then 'outOfService'
           when exists (select 1 from change_request where change_request.site_num = site.num
             and field = 'service' and change_request.state = 'Applied' and withdrawn_at is null
             and ended_at is null)
           then 'cancelPending' else 'monitored' end
     where num = ${siteNum}::int and state in ('monitored', 'outOfService', 'cancelPending')`.execute(
    tx,
  );

/** SQL repository of out-of-service devices. */
export const sqlOutOfServiceRepository = (tx: SqlTransaction): OutOfServiceRepository => ({
  device: async (siteNum, devNum, id) => {
    const row = await tx
      .selectFrom('device')
      .innerJoin('site', 'site.num', 'device.site_num')
      .leftJoin('out_of_service_entry as standing', (join) =>
        join
          .onRef('standing.site_num', '=', 'device.site_num')
          .onRef('standing.dev_num', '=', 'device.dev_num')
          .on('standing.over_at', 'is', null),
      )
      .leftJoin('out_of_service_entry as said', (join) =>
        join.on('said.id', '=', id).on('said.over_at', 'is not', null),
      )
      .select(['device.xmit', 'site.state', 'said.over_at', 'said.over_by'])
      .select(sql<Selectable<OutOfServiceTable> | null>`to_jsonb(standing)`.as('standing'))
      .where('device.site_num', '=', siteNum)
      .where('device.dev_num', '=', devNum)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { over_at: at, over_by: by, standing, state, xmit } = row;
    return {
      xmit,
      // The state `outOfService` is included, because one device of such a site may still be in service.
      isWatched: ['monitored', 'outOfService', 'cancelPending'].includes(state),
      entry: standing === null ? null : entryOf(standing),
      over: at === null ? null : { by, at },
    };
  },

  add: async (entry) => {
    await tx.insertInto('out_of_service_entry').values(toRow(entry)).execute();
  },

  begin: async ({ category, devNum, id, siteNum }, at) => {
    await tx
      .updateTable('out_of_service_entry')
      .set({ begun_at: at, rev: sql`rev + 1` })
      .where('id', '=', id)
      .execute();
    await tx
      .updateTable('device')
      .set({ out_of_service: category, out_of_service_since: at })
      .where('site_num', '=', siteNum)
      .where('dev_num', '=', devNum)
      .execute();
    await followDevices(tx, siteNum);
  },

  end: async ({ begunAt, devNum, id, siteNum }, { at, by }) => {
    await tx
      .updateTable('out_of_service_entry')
      .set({ over_at: at, over_by: by, rev: sql`rev + 1` })
      .where('id', '=', id)
      .execute();
    if (begunAt === null) return;
    await tx
      .updateTable('device')
      .set({
        out_of_service: null,
        out_of_service_since: null,
        // A test that could not arrive during the out-of-service period must not count as missing.
        timer_test_due_at: sql`${at}::bigint + timer_test_minutes * 60000::bigint`,
        timer_test_missed_at: null,
      })
      .where('site_num', '=', siteNum)
      .where('dev_num', '=', devNum)
      .execute();
    await followDevices(tx, siteNum);
  },

  claimDue: async (now) => {
    // Locks the site first and reads the entry afterwards, because an earlier lock holder may have returned the device to service.
    const locked = await sql<{ readonly num: number; readonly siteGroupNum: number }>`
      select num, site_group_num as "siteGroupNum" from site
       where num in (
         select site_num from out_of_service_entry where over_at is null
            and (case when begun_at is null then starts_at else ends_at end) <= ${now}::bigint)
       order by num limit 1 for no key update skip locked`.execute(tx);
    const [site] = locked.rows;
    if (site === undefined) return null;
    const row = await tx
      .selectFrom('out_of_service_entry')
      .innerJoin('device', (join) =>
        join
          .onRef('device.site_num', '=', 'out_of_service_entry.site_num')
          .onRef('device.dev_num', '=', 'out_of_service_entry.dev_num'),
      )
      .selectAll('out_of_service_entry')
      .select('device.xmit')
      .where('out_of_service_entry.site_num', '=', site.num)
      .where('over_at', 'is', null)
      .where(
        sql<boolean>`(case when begun_at is null then starts_at else ends_at end) <= ${now}::bigint`,
      )
      .orderBy('starts_at')
      .orderBy('out_of_service_entry.id')
      .executeTakeFirst();
    if (row === undefined) return null;
    const { xmit, ...entry } = row;
    return { entry: entryOf(entry), xmit, siteGroupNum: site.siteGroupNum };
  },
});
