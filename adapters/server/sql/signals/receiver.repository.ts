import { sql } from 'kysely';
import type {
  ListedReceiver,
  ReceiverRepository,
} from '#core/backend/receivers/receiver.repository.port.ts';
import { prepareRead } from '../prepare-read.ts';
import { happened } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

const selectByKey = prepareRead(
  (db, { hash, now }: { readonly hash: string; readonly now: number }) =>
    db
      .selectFrom('receiver_key')
      .innerJoin('receiver', 'receiver.id', 'receiver_key.receiver_id')
      .select(['receiver.id', 'receiver.name', 'receiver.purpose'])
      .where('receiver_key.key_hash', '=', hash)
      .where('receiver.revoked_at', 'is', null)
      .where((row) =>
        row.or([row('receiver_key.ends_at', 'is', null), row('receiver_key.ends_at', '>', now)]),
      ),
);

const addKey = (tx: SqlTransaction, receiverId: string, keyHash: string, now: number) =>
  tx
    .insertInto('receiver_key')
    .values({ key_hash: keyHash, receiver_id: receiverId, created_at: now, ends_at: null })
    .execute();

/** SQL repository of receivers. Only a hash of each key is stored. */
export const sqlReceiverRepository = (tx: SqlTransaction): ReceiverRepository => ({
  byKey: async (hash, now) => (await selectByKey(tx, { hash, now }))[0] ?? null,

  add: async ({ id, name }, keyHash, now, purpose = 'signals') => {
    const added = await happened(
      tx
        .insertInto('receiver')
        .values({
          id,
          name,
          purpose,
          created_at: now,
          recounted_at: null,
          revoked_at: null,
          last_batch_at: null,
          clock_ahead_ms: null,
          clock_at: null,
        })
        .onConflict((taken) => taken.column('name').doNothing())
        .returning('id'),
    );
    if (added && keyHash !== null) await addKey(tx, id, keyHash, now);
    return added;
  },

  rotate: async (name, keyHash, now, endsAt) => {
    const receiver = await tx
      .selectFrom('receiver')
      .select('id')
      .where('name', '=', name)
      .where('revoked_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (receiver === undefined) return false;
    await sql`
      update receiver_key set ends_at = least(coalesce(ends_at, ${endsAt}::bigint), ${endsAt}::bigint)
       where receiver_id = ${receiver.id}`.execute(tx);
    await addKey(tx, receiver.id, keyHash, now);
    return true;
  },

  revoke: (name, now) =>
    happened(
      tx
        .updateTable('receiver')
        .set({ revoked_at: now })
        .where('name', '=', name)
        .where('revoked_at', 'is', null)
        .returning('id'),
    ),

  list: async (now) => {
    const { rows } = await sql<ListedReceiver>`
      select receiver.id, receiver.name, receiver.purpose, created_at as "createdAt", revoked_at as "revokedAt",
             last_batch_at as "lastBatchAt", recounted_at as "recountedAt",
             (select count(*)::int from receiver_key
               where receiver_id = receiver.id and (ends_at is null or ends_at > ${now}::bigint)) as keys
        from receiver order by name`.execute(tx);
    return rows;
  },

  noteClock: async (id, aheadMs, now) => {
    await sql`update receiver set clock_ahead_ms = ${aheadMs}::bigint, clock_at = ${now}::bigint where id = ${id}::uuid`.execute(
      tx,
    );
  },

  noteBatch: async (id, now, recounted) => {
    await sql`
      update receiver set last_batch_at = greatest(last_batch_at, ${now}::bigint),
             recounted_at = greatest(recounted_at, ${recounted ? now : null}::bigint)
       where id = ${id}::uuid`.execute(tx);
  },
});
