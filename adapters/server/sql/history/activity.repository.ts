import { sql } from 'kysely';
import type {
  ActivityRepository,
  NewActivity,
} from '#core/backend/sites/activity.repository.port.ts';
import { jsonText } from '../json-text.ts';
import { toRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

/** With what a row has where nothing was said. Not by two spreads, which cost several kilobytes a row. */
const rowOf = (activity: NewActivity): object =>
  toRow({
    onTest: false,
    runaway: false,
    withheld: false,
    defined: true,
    times: 1,
    detail: {},
    ...activity,
  });

/** The history of sites in SQL; any number of rows is one statement with one text. */
export const sqlActivityRepository = (tx: SqlTransaction): ActivityRepository => ({
  append: async (rows) => {
    if (rows.length === 0) return;
    await sql`
      insert into activity
      select * from jsonb_populate_recordset(null::activity, ${jsonText(rows.map(rowOf))}::jsonb)
      on conflict (site_group_num, at, id) do nothing`.execute(tx);
  },
});
