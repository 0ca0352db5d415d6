import type { Database } from '../sql/open-database.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { DEMO_SETTING, type DemoInput } from './demo-database.ts';
import { areDemoSitesFresh, clearDemoSites } from './demo-sites-version.ts';
import { emptyTables } from './empty-tables.ts';
import { hashDemoSecrets, worldOf, writeDemoPeople, writeDemoSites } from './seed-demo-world.ts';

/**
 * Tables of users and their actions, in an order in which their rows can be deleted. Excludes the audit log, which is
 * append-only (SECURITY.md §2.11).
 */
export const CLEARED = [
  'live_event',
  'silent_alarm',
  'site_watch',
  'attention_state',
  'report',
  'report_schedule',
  'job',
  'portal_import',
  'campaign',
  'library_item',
  'roadmap_item',
  'contact_number',
  'intake',
  'impersonation',
  'message',
  'one_time',
  'sso_trip',
  'recovery',
  'registration',
  'bucket',
  'session',
  'remembered_device',
  'account_link',
  'news',
  'on_call_test_page',
  'on_call_feed',
  'on_call_swap',
  'on_call_fixed',
  'on_call_override',
  'on_call_list',
  'on_call_person',
  'on_call_group',
  'business_hours',
  'temp_business_hours',
  'shared_view',
  'portal_invitation',
  'portal_user',
  'agreement_text',
  'status_banner',
  'banner_version',
] as const;

const clearPeople = async (tx: SqlTransaction): Promise<void> => {
  await emptyTables(tx, CLEARED);
  // Resets only the time of the live events, because the demo clock is reset too. The event numbers continue, so that no
  // client mistakes a new event for an old event.
  await tx.updateTable('live_head').set({ at: 0 }).execute();
};

/**
 * Resets the demo data and ends every session (SECURITY.md §5). Refuses a database that never held demo data. Rewrites the
 * sites only if they were changed or are outdated.
 */
export const resetDemoWorld = async (
  database: Pick<Database, 'kysely'>,
  input: DemoInput,
): Promise<'reset' | 'notDemo'> => {
  const hashes = await hashDemoSecrets(input);
  return database.kysely.transaction().execute(async (tx) => {
    const marked = await tx
      .updateTable('setting')
      .set({ value: String(input.now) })
      .where('name', '=', DEMO_SETTING)
      .returning('name')
      .executeTakeFirst();
    if (!marked) return 'notDemo';
    const world = worldOf(input);
    await clearPeople(tx);
    if (!(await areDemoSitesFresh(tx, input))) {
      await clearDemoSites(tx);
      await writeDemoSites(tx, world, { input, hashes });
    }
    await writeDemoPeople(tx, world, { input, hashes });
    return 'reset';
  });
};
