import { sql } from 'kysely';
import { INTAKE_LIMITS } from '#core/home/signal-intake-limits.ts';
import type { SqlTransaction } from '../schema.ts';

/** The tables that can grow with signals from unknown senders, each with its time and key column. */
const TABLES = {
  unread: { rows: sql.table('unread_signal'), at: sql.ref('at'), key: sql.ref('id') },
  strays: { rows: sql.table('stray_signal'), at: sql.ref('last_at'), key: sql.ref('xmit') },
} as const;

/**
 * Deletes a receiver's oldest rows above the limit, and stores when rows were deleted. Rows locked by another batch are
 * deleted next time.
 */
export const boundIntake = async (
  tx: SqlTransaction,
  receiverId: string,
  table: keyof typeof TABLES,
  now: number,
): Promise<void> => {
  const { rows, at, key } = TABLES[table];
  await sql`
    with bound as (
      select ${at} as at, ${key} as key from ${rows} where receiver_id = ${receiverId}::uuid
       order by ${at} desc, ${key} desc offset ${INTAKE_LIMITS.mostKept - 1}::int limit 1),
    worn as (
      select ${key} as key from ${rows}
       where receiver_id = ${receiverId}::uuid and (${at}, ${key}) < (select at, key from bound)
         for update skip locked),
    gone as (
      delete from ${rows} where ${key} in (select key from worn) returning 1)
    update receiver set dropped_at = greatest(dropped_at, ${now}::bigint)
     where id = ${receiverId}::uuid and exists (select from gone)`.execute(tx);
};
