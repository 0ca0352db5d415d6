import { sql, type RawBuilder } from 'kysely';
import type { Bucket, LimitStore } from '#core/backend/limit.store.port.ts';
import type { Hold } from '#core/backend/limits/take-all.operation.ts';
import type { SqlTransaction } from './schema.ts';
import { anyOf } from './sql-array.ts';

/** What a bucket holds at `now`, refilled evenly; a clock that went back refills nothing. */
const held = (bucket: Bucket, now: number): RawBuilder<number> => sql<number>`
  least(${bucket.capacity}::float8,
        bucket.tokens + greatest(${now}::bigint - bucket.at, 0) * ${bucket.capacity}::float8 / ${bucket.perMs}::float8)`;

/** A bucket and whose it is, as values of a prepared read. */
export type GrantValues = Pick<Bucket, 'name' | 'capacity' | 'perMs'> & {
  readonly key: string;
  readonly now: number;
};

/** The same from what the core names. */
export const grantValues = ({ bucket, key }: Hold, now: number): GrantValues => ({
  name: bucket.name,
  capacity: bucket.capacity,
  perMs: bucket.perMs,
  key,
  now,
});

/** Whether the bucket would grant a try at `now`; for a read, which takes none. */
export const grants = (values: GrantValues): RawBuilder<boolean> => sql<boolean>`
  not exists (select 1 from bucket where name = ${values.name} and key = ${values.key}
                and ${held(values, values.now)} < 1)`;

/** Whom a row is about: its key without the `login:` before it and the `:address` behind it. */
const WHOSE = sql<string>`split_part(case when starts_with(key, 'login:') then substr(key, 7) else key end, ':', 1)`;

/** Rows of these buckets that are about one of the keys. */
const heldAgainst = (buckets: readonly Bucket[], keys: readonly string[]): RawBuilder<boolean> => {
  const names = buckets.map(({ name }) => name);
  return sql`name = ${anyOf(names)} and ${WHOSE} = ${anyOf(keys)}`;
};

/** Token buckets in SQL: looking and taking are one statement (SECURITY.md §2.4). */
export const sqlLimitStore = (tx: SqlTransaction): LimitStore => ({
  take: async (bucket, key, now) => {
    const { name, capacity, perMs } = bucket;
    const taken = await sql`
      insert into bucket (name, key, tokens, at, capacity, per_ms)
      values (${name}, ${key}, ${capacity}::float8 - 1, ${now}, ${capacity}, ${perMs})
      on conflict (name, key) do update
         set tokens = ${held(bucket, now)} - 1, at = greatest(bucket.at, ${now}::bigint),
             capacity = ${capacity}, per_ms = ${perMs}
       where ${held(bucket, now)} >= 1
      returning tokens`.execute(tx);
    if (taken.rows.length > 0) return { granted: true };
    const left = await sql<{ held: number }>`
      select ${held(bucket, now)} as held from bucket where name = ${name} and key = ${key}`.execute(
      tx,
    );
    const missing = 1 - (left.rows[0]?.held ?? 0);
    return {
      granted: false,
      retryAfterSeconds: Math.max(1, Math.ceil((missing * perMs) / capacity / 1000)),
    };
  },

  giveBack: async (bucket, key, now) => {
    await sql`
      update bucket
         set tokens = least(${bucket.capacity}::float8, ${held(bucket, now)} + 1),
             at = greatest(bucket.at, ${now}::bigint)
       where name = ${bucket.name} and key = ${key}`.execute(tx);
  },

  clear: async (bucket, key) => {
    await tx.deleteFrom('bucket').where('name', '=', bucket.name).where('key', '=', key).execute();
  },

  clearAll: async (buckets, keys) => {
    await sql`delete from bucket where ${heldAgainst(buckets, keys)}`.execute(tx);
  },

  waitingKeys: async (buckets, keys, now) => {
    if (keys.length === 0) return new Set();
    const { rows } = await sql<{ whose: string }>`
      select distinct ${WHOSE} as whose from bucket
       where ${heldAgainst(buckets, keys)}
         and tokens + greatest(${now}::bigint - at, 0) * capacity / per_ms < 1`.execute(tx);
    return new Set(rows.map(({ whose }) => whose));
  },

  waiting: async (bucket, now) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from bucket where name = ${bucket.name} and ${held(bucket, now)} < 1`.execute(
      tx,
    );
    return rows[0]?.count ?? 0;
  },
});
