import { sql } from 'kysely';
import type { SqlTransaction } from '../schema.ts';

/**
 * Tables whose rows repeat the site's group, so that a dealer's lists read only that dealer's rows. The tables of search
 * words and devices are not listed, because triggers update their rows.
 */
const FOLLOWERS = [
  'activity',
  'alarm',
  'attention_state',
  'certificate',
  'change_request',
  'communication_test',
  'contact',
  'schedule',
  'service_request',
  'site_test',
] as const;

/** Moves a locked site to another group, including all rows that repeat the group. */
export const moveSiteRows = async (
  tx: SqlTransaction,
  siteNum: number,
  group: number,
  { at, by }: { readonly at: number; readonly by: string },
): Promise<void> => {
  await sql`update site set site_group_num = ${group}::int, rev = rev + 1, changed_by = ${by}, changed_at = ${at}
    where num = ${siteNum}::int`.execute(tx);
  for (const table of FOLLOWERS)
    await sql`update ${sql.table(table)} set site_group_num = ${group}::int
      where site_num = ${siteNum}::int and site_group_num <> ${group}::int`.execute(tx);
};
