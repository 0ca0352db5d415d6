import type { Database } from '../sql/open-database.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { DEMO_SETTING, type DemoInput } from './demo-database.ts';
import { areDemoSitesFresh, clearDemoSites } from './demo-sites-version.ts';
import { emptyTables } from './empty-tables.ts';
import { hashDemoSecrets, worldOf, writeDemoPeople, writeDemoSites } from './seed-demo-world.ts';

/** Tables of the people and what they did, in an order in which their rows can go; the audit trail is not among them, it is append-only (SECURITY.md §2.11). */
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
  'portal_invitation',
  'portal_user',
  'agreement_text',
  'status_banner',
  'banner_version',
] as const;

const clearPeople = async (tx: SqlTransaction): Promise<void> => {
  await emptyTables(tx, CLEARED);
  // The numbers go on, so that nobody takes a new event for an old one; the clock is put back, and so are their instants.
  await tx.updateTable('live_head').set({ at: 0 }).execute();
};

/**
 * Puts the demo world back as it was and voids every session (SECURITY.md §5); refuses a database that never held it.
 * The sites, most of its rows, are written anew only when somebody wrote to them or their stories have grown old.
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
