import { sql, type Expression, type InsertObject, type Selectable } from 'kysely';
import type { StoredTest } from '#core/backend/tests-on-site/site-test.repository.port.ts';
import { jsonText } from '../json-text.ts';
import { fromRow } from '../row-names.ts';
import type { Schema, SqlTransaction } from '../schema.ts';
import type { SiteTestTable } from './tables-tests.ts';

type Db = Pick<SqlTransaction, 'selectFrom'>;

/** Converts a row into a test. */
export const testOf = (row: Selectable<SiteTestTable>): StoredTest => fromRow(row);

/** Converts a test into a row. */
export const testRow = (test: StoredTest) =>
  ({
    id: test.id,
    site_num: test.siteNum,
    site_group_num: test.siteGroupNum,
    mode: test.mode,
    dev_nums: test.devNums,
    scope: jsonText(test.scope),
    category: test.category,
    starts_at: test.startsAt,
    ends_at: test.endsAt,
    reason: test.reason,
    role: test.role,
    placed_by_id: test.placedById,
    placed_by: test.placedBy,
    verified_by: test.verifiedBy,
    warning: jsonText(test.warning),
    warned: test.warned,
    recurrence: test.recurrence === null ? null : jsonText(test.recurrence),
    cleared_at: test.clearedAt,
    cleared_by: test.clearedBy,
    noted: test.noted,
    due_at: test.dueAt,
    rev: test.rev,
    created_at: test.createdAt,
    updated_at: test.updatedAt,
    updated_by: test.updatedBy,
  }) satisfies InsertObject<Schema, 'site_test'>;

/** Maximum number of past tests listed after the open tests. */
const PAST_ROWS = 50;

/** Selects all open tests of a site and its newest past tests. */
export const listedTests = (db: Db, siteNum: number) =>
  db
    .selectFrom('site_test')
    .selectAll()
    .where('site_num', '=', siteNum)
    .where(
      sql<boolean>`(noted <> 'ended' or id in (
        select past.id from site_test past
         where past.site_num = ${siteNum} and past.noted = 'ended'
         order by past.ends_at desc, past.id limit ${sql.lit(PAST_ROWS)}))`,
    )
    .orderBy('ends_at', 'desc')
    .orderBy('id');

/**
 * Selects a site's devices and the other data that screens and rules need in addition to the site's tests. `site` is a
 * number or an expression of the outer statement.
 */
export const siteParts = (db: Db, site: number | Expression<number>) => ({
  devices: db
    .selectFrom('device')
    .select(['dev_num as devNum', 'xmit as transmitterCode', 'description'])
    .where('site_num', '=', site)
    .orderBy('dev_num'),
  zones: db
    .selectFrom('zone')
    .select([
      'dev_num as devNum',
      'area_num as areaNum',
      'num as zone',
      'description',
      'service_type as serviceType',
      'last_signal_at as lastSignalAt',
    ])
    .where('site_num', '=', site)
    .where('deleted_at', 'is', null)
    .distinctOn(['dev_num', 'num', 'area_num'])
    .orderBy('dev_num')
    .orderBy('num')
    .orderBy('area_num')
    .orderBy('id'),
});
