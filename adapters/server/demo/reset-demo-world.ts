import type { SqlTransaction } from '../sql/schema.ts';
import { DEMO_SETTING, type DemoDatabase, type DemoInput } from './demo-database.ts';
import { hashDemoSecrets, writeDemoWorld } from './seed-demo-world.ts';

/** Tables in an order in which their rows can go; the audit trail is not among them, it is append-only (security.md §2.11). */
const CLEARED = [
  'campaign',
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
  'running_test',
  'alarm',
  'trouble',
  'account_link',
  'news',
  'portal_user',
  'area',
  'device',
  'site',
  'site_group',
  'agreement_text',
  'status_banner',
] as const;

const clear = async (tx: SqlTransaction): Promise<void> => {
  // A branch names its parent, so both go in one statement.
  for (const table of CLEARED) await tx.deleteFrom(table).execute();
};

/** Puts the demo world back as it was and voids every session (security.md §5); refuses a database that never held it. */
export const resetDemoWorld = async (
  database: DemoDatabase,
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
    await clear(tx);
    await writeDemoWorld(tx, input, hashes);
    return 'reset';
  });
};
