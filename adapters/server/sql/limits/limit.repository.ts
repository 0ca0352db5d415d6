import { sql, type RawBuilder } from 'kysely';
import type { Bucket, Hold, LimitStore } from '#core/backend/limit.store.port.ts';
import type { SqlTransaction } from '../schema.ts';
import { anyOf } from '../sql-array.ts';

/** Values of a prepared read: a sliding bucket, a key and the current time. */
export type GrantValues = Pick<Bucket, 'name' | 'capacity' | 'perMs'> & {
  readonly key: string;
  readonly now: number;
};

/** Converts the core's bucket and key into the values of a prepared read. */
export const grantValues = ({ bucket, key }: Hold, now: number): GrantValues => ({
  name: bucket.name,
  capacity: bucket.capacity,
  perMs: bucket.perMs,
  key,
  now,
});

/** Builds the SQL source that lists a bucket row's attempts later than `perMs` before `now`. */
const counted = (now: number, perMs: number): RawBuilder<{ at: number }> =>
  sql`unnest(bucket.taken) as try (at) where try.at > ${now}::bigint - ${perMs}::bigint`;

/** SQL condition that records no attempt: true if the bucket would grant an attempt at `now`. */
export const grants = (values: GrantValues): RawBuilder<boolean> => sql<boolean>`
  not exists (select 1 from bucket where name = ${values.name} and key = ${values.key}
                and (select count(*) from ${counted(values.now, values.perMs)}) >= ${values.capacity}::int)`;

/** SQL condition: true for bucket rows that would refuse an attempt at `now`. */
export const isSpent = (now: number): RawBuilder<boolean> => sql<boolean>`
  (case when taken is null then full_at > ${now}::bigint + per_ms - per_ms / capacity
        else (select count(*) from unnest(taken) as try (at) where try.at > ${now}::bigint - per_ms) >= capacity end)`;

/** SQL expression: the instant at which an exhausted bucket row grants its next attempt. */
const OVER_AT = sql<number>`
  (case when taken is null then full_at - per_ms + per_ms / capacity
        else (select try.at from unnest(taken) as try (at) order by try.at desc
               offset capacity - 1 limit 1) + per_ms end)`;

/** SQL expression: the account or address in a bucket key, without the prefix `login:` and the suffix `:address`. */
const WHOSE = sql<string>`split_part(case when starts_with(key, 'login:') then substr(key, 7) else key end, ':', 1)`;

/** Builds the SQL condition for rows of `buckets` that belong to an account or address in `keys`. */
const heldAgainst = (buckets: readonly Bucket[], keys: readonly string[]): RawBuilder<boolean> => {
  const names = buckets.map(({ name }) => name);
  return sql`name = ${anyOf(names)} and ${WHOSE} = ${anyOf(keys)}`;
};

/** SQL expressions that read and write the rows of one kind of bucket. */
interface Keeping {
  /** The values of `taken` and `full_at` in a new row. */
  readonly first: RawBuilder<unknown>;
  readonly mayTake: RawBuilder<boolean>;
  readonly took: RawBuilder<unknown>;
  readonly gaveBack: RawBuilder<unknown>;
  /** SQL expression: the instant at which the next attempt is granted. */
  readonly grantedAt: RawBuilder<number>;
}

/**
 * Builds the expressions of a bucket that refills evenly. The row of such a bucket stores only the instant at which the
 * bucket is full again.
 */
const paced = ({ capacity, perMs }: Bucket, now: number): Keeping => {
  const share = perMs / capacity;
  return {
    first: sql`null, ${now + share}::float8::bigint`,
    mayTake: sql`bucket.full_at <= ${now + perMs - share}::float8::bigint`,
    took: sql`taken = null, full_at = greatest(bucket.full_at, ${now}::bigint) + ${share}::float8::bigint`,
    gaveBack: sql`full_at = bucket.full_at - ${share}::float8::bigint`,
    grantedAt: sql`bucket.full_at - ${perMs - share}::float8::bigint`,
  };
};

/**
 * Builds the expressions of a bucket with a sliding window. The bucket's row stores the instants of the newest attempts,
 * at most `capacity` of them.
 */
const sliding = ({ capacity, perMs }: Bucket, now: number): Keeping => ({
  first: sql`array[${now}::bigint], ${now + perMs}::bigint`,
  mayTake: sql`(select count(*) from ${counted(now, perMs)}) < ${capacity}::int`,
  took: sql`taken = array(select try.at from ${counted(now, perMs)}) || ${now}::bigint,
            full_at = greatest(bucket.full_at, ${now + perMs}::bigint)`,
  gaveBack: sql`taken = array(
      select kept.at
        from (select try.at, row_number() over (order by try.at = ${now}::bigint desc, try.at) as place
                from ${counted(now, perMs)}) as kept
       where kept.place > 1)`,
  grantedAt: sql`(select try.at from ${counted(now, perMs)} order by try.at desc
                   offset ${capacity}::int - 1 limit 1) + ${perMs}::bigint`,
});

const keeping = (bucket: Bucket, now: number): Keeping =>
  bucket.paced === true ? paced(bucket, now) : sliding(bucket, now);

/** Rate limits in SQL. One statement both checks a bucket and records the attempt (SECURITY.md §2.4). */
export const sqlLimitRepository = (tx: SqlTransaction): LimitStore => ({
  take: async (bucket, key, now) => {
    const { name, capacity, perMs } = bucket;
    const { first, mayTake, took, grantedAt } = keeping(bucket, now);
    const taken = await sql`
      insert into bucket (name, key, taken, full_at, capacity, per_ms)
      values (${name}, ${key}, ${first}, ${capacity}, ${perMs})
      on conflict (name, key) do update
         set ${took}, capacity = ${capacity}, per_ms = ${perMs}
       where ${mayTake}
      returning name`.execute(tx);
    if (taken.rows.length > 0) return { granted: true };
    const left = await sql<{ at: number | null }>`
      select ${grantedAt} as at from bucket where name = ${name} and key = ${key}`.execute(tx);
    const at = left.rows[0]?.at ?? now;
    return { granted: false, retryAfterSeconds: Math.max(1, Math.ceil((at - now) / 1000)) };
  },

  giveBack: async (bucket, key, now) => {
    await sql`
      update bucket set ${keeping(bucket, now).gaveBack}
       where name = ${bucket.name} and key = ${key}`.execute(tx);
  },

  clear: async (bucket, key) => {
    await tx.deleteFrom('bucket').where('name', '=', bucket.name).where('key', '=', key).execute();
  },

  clearAll: async (buckets, keys) => {
    await sql`delete from bucket where ${heldAgainst(buckets, keys)}`.execute(tx);
  },

  waits: async (buckets, keys, now) => {
    if (keys.length === 0) return new Map();
    const { rows } = await sql<{ whose: string; until: number }>`
      select ${WHOSE} as whose, max(${OVER_AT}) as until from bucket
       where ${heldAgainst(buckets, keys)} and ${isSpent(now)}
       group by 1`.execute(tx);
    return new Map(rows.map(({ whose, until }) => [whose, until]));
  },

  waiting: async (bucket, now) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from bucket where name = ${bucket.name} and ${isSpent(now)}`.execute(
      tx,
    );
    return rows[0]?.count ?? 0;
  },
});
