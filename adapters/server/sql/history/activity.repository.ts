import { sql } from 'kysely';
import type {
  ActivityRepository,
  NewActivity,
} from '#core/backend/sites/activity.repository.port.ts';
import { jsonText } from '../json-text.ts';
import { toRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

/** Adds default values for missing columns. Avoid a second spread here, because it would cost several kilobytes per row. */
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

/** Returns a repository that stores the site history in the database, within the transaction `tx`. */
export const sqlActivityRepository = (tx: SqlTransaction): ActivityRepository => ({
  append: async (rows) => {
    if (rows.length === 0) return;
    await sql`
      insert into activity
      select * from jsonb_populate_recordset(null::activity, ${jsonText(rows.map(rowOf))}::jsonb)
      on conflict (site_group_num, at, id) do nothing`.execute(tx);
  },
});
