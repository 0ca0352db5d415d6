import { sql } from 'kysely';
import type { SqlTransaction } from '../sql/schema.ts';
import { DEMO_SITES_SETTING, type DemoInput } from './demo-database.ts';
import { emptyTables } from './empty-tables.ts';

/** When the sites were written, and the size of the demo data. */
type Written = Pick<DemoInput, 'now' | 'size'>;

/** Tables with the sites and their activity, in an order in which their rows can be deleted. */
export const SITE_TABLES = [
  'activity',
  'activity_slot',
  'zone',
  'zone_text',
  'notify_delivery',
  'notify_notice',
  'notify_rule',
  'answering_delivery',
  'answering_entry',
  'answering_message',
  'answering_counter',
  'service_request',
  'communication_test',
  'out_of_service_entry',
  'site_test_zone',
  'site_test',
  'alarm',
  'trouble',
  'area',
  'device_path',
  'site_phone',
  'site_service',
  'site_agency',
  'site_permit',
  'site_note',
  'site_document',
  'passcode',
  'contact_pin',
  'removed_pin',
  'gate_code',
  'contact_phone',
  'contact_email',
  'contact_notice',
  'contact',
  'schedule_event',
  'supervision_watch',
  'site_supervision',
  'schedule_entry',
  'schedule',
  'holiday',
  'change_request',
  'certificate',
  'site_term',
  'account_group',
  'device',
  'site',
  'account_agreement',
  'account_draft',
  'account_sheet_row',
  'account_sheet',
  'number_hold',
  'number_block',
  'site_template',
  'payment_use',
  'payment',
  'invoice_line',
  'invoice_draft',
  'invoice',
  'billing_group',
  'site_group',
] as const;

/** Age in milliseconds at which the sites are rewritten, because texts such as "18 minutes left" become wrong. */
const FRESH = 5 * 60000;

/** Returns a fingerprint of the stored sites: for each table, the row count and the newest transaction id. */
const markOf = async (tx: SqlTransaction): Promise<string> => {
  const parts = SITE_TABLES.map(
    (table) =>
      sql`select ${sql.lit(table)} as name, count(*) || ':' || coalesce(max(xmin::text::bigint), 0) as mark from ${sql.table(table)}`,
  );
  const { rows } = await sql<{ name: string; mark: string }>`${sql.join(parts, sql` union all `)}
    order by name`.execute(tx);
  return rows.map(({ name, mark }) => `${name} ${mark}`).join(', ');
};

/** Stores the time, size and fingerprint of the sites that were just written. */
export const noteDemoSites = async (tx: SqlTransaction, written: Written): Promise<void> => {
  const value = `${written.now} ${written.size} ${await markOf(tx)}`;
  await tx
    .insertInto('setting')
    .values({ name: DEMO_SITES_SETTING, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};

/** Returns true if sites of this size were written recently and are unchanged since. */
export const areDemoSitesFresh = async (
  tx: SqlTransaction,
  { now, size }: Written,
): Promise<boolean> => {
  const noted = await tx
    .selectFrom('setting')
    .select('value')
    .where('name', '=', DEMO_SITES_SETTING)
    .executeTakeFirst();
  if (!noted) return false;
  const at = Number.parseInt(noted.value, 10);
  if (now < at || now - at > FRESH) return false;
  return noted.value === `${at} ${size} ${await markOf(tx)}`;
};

/** Deletes all sites. No user row may refer to a site at this point. */
export const clearDemoSites = (tx: SqlTransaction): Promise<void> => emptyTables(tx, SITE_TABLES);
