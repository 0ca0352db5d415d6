import { sql, type RawBuilder } from 'kysely';
import { INTAKE_LIMITS } from '#core/home/signal-intake-limits.ts';
import type { SignalIntake } from '#core/home/signal-intake.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';

/** Maximum number of rows in a list of the card. The counts also include the rows that the list omits. */
const MOST = 20;

type Stray = SignalIntake['strays'][number];
type Unread = SignalIntake['unread'][number];

/** A row with the data of the signal intake card. Times are in milliseconds UTC. */
export interface IntakeRow extends Pick<SignalIntake, 'strayNumbers' | 'unreadLines'> {
  readonly silent: readonly { readonly name: string; readonly lastBatchAt: number }[];
  readonly ahead: readonly {
    readonly name: string;
    readonly aheadMs: number;
    readonly at: number;
  }[];
  readonly recounted: readonly { readonly name: string; readonly at: number }[];
  readonly dropped: readonly { readonly name: string; readonly at: number }[];
  readonly strays: readonly (Omit<Stray, 'firstAt' | 'lastAt'> & {
    readonly firstAt: number;
    readonly lastAt: number;
  })[];
  readonly unread: readonly (Omit<Unread, 'at'> & { readonly at: number })[];
}

const json = (part: RawBuilder<unknown>) =>
  sql`(select coalesce(jsonb_agg(one), '[]') from (${part}) one)`;

/** SQL condition: true for a receiver that is not revoked and has a valid key, and can therefore submit entries. */
export const isInUse = (now: number) => sql<boolean>`(receiver.revoked_at is null and exists (
  select from receiver_key k where k.receiver_id = receiver.id and (k.ends_at is null or k.ends_at > ${now}::bigint)))`;

/** SQL condition: true if a receiver's latest batches contained times ahead of this server's clock, or far behind it. */
export const IS_AHEAD = sql<boolean>`(receiver.clock_at >= receiver.last_batch_at - 3600000::bigint)`;

/** SQL condition: true for a transmitter code that sent signals since `since` and still belongs to no device. */
export const isStray = (since: RawBuilder<number>) => sql<boolean>`(
  stray_signal.last_at > ${since} and not exists (
    select from device where upper(device.xmit) = stray_signal.xmit))`;

/** SQL expression for problems with receiving signals. Null if the staff member has no right to help users (domain guide 6.19). */
export const selectSignalIntake = ({
  now,
  withIntake: mayHelp,
}: {
  readonly now: number;
  readonly withIntake: boolean;
}): RawBuilder<IntakeRow | null> => {
  const silentSince = sql<number>`(${now}::bigint - ${sql.lit(INTAKE_LIMITS.silentAfterMs)})`;
  const since = sql<number>`(${now}::bigint - ${sql.lit(INTAKE_LIMITS.lookBackMs)})`;
  const group = sql`(
    select jsonb_build_object('num', site_group.num, 'name', site_group.name)
      from number_block b join site_group on site_group.num = b.site_group_num
     where case when stray_signal.xmit ~ '[0-9]{1,9}$' and upper(b.prefix) = regexp_replace(stray_signal.xmit, '[0-9]{1,9}$', '')
           then substring(stray_signal.xmit from '[0-9]{1,9}$')::int between b.first_num and b.last_num else false end
     limit 1)`;
  return sql`case when ${mayHelp}::boolean then jsonb_build_object(
    'silent', ${json(sql`
      select name, last_batch_at as "lastBatchAt" from receiver
       where purpose = 'signals' and ${isInUse(now)} and last_batch_at <= ${silentSince}
       order by last_batch_at desc limit ${sql.lit(MOST)}`)},
    'ahead', ${json(sql`
      select name, clock_ahead_ms as "aheadMs", clock_at as at from receiver where ${isInUse(now)} and ${IS_AHEAD}
       order by name limit ${sql.lit(MOST)}`)},
    'recounted', ${json(sql`
      select name, recounted_at as at from receiver where ${isInUse(now)} and recounted_at > ${since}
       order by recounted_at desc limit ${sql.lit(MOST)}`)},
    'dropped', ${json(sql`
      select name, dropped_at as at from receiver where dropped_at > ${since}
       order by dropped_at desc limit ${sql.lit(MOST)}`)},
    'strays', ${json(sql`
      select stray_signal.xmit, times, first_at as "firstAt", stray_signal.last_at as "lastAt",
             last_texts as texts, receiver.name as receiver, ${group} as "group"
        from stray_signal join receiver on receiver.id = stray_signal.receiver_id
       where ${isStray(since)} order by stray_signal.last_at desc limit ${sql.lit(MOST)}`)},
    'strayNumbers', (select count(*) from stray_signal where ${isStray(since)}),
    'unread', ${json(sql`
      select unread_signal.at, receiver.name as receiver, unread_signal.xmit, unread_signal.text, unread_signal.reason
        from unread_signal join receiver on receiver.id = unread_signal.receiver_id
       where unread_signal.at > ${since} order by unread_signal.at desc limit ${sql.lit(MOST)}`)},
    'unreadLines', (select count(*) from unread_signal where unread_signal.at > ${since})) end`;
};

/** Converts the data of the signal intake card for clients. */
export const toSignalIntake = ({
  silent,
  ahead,
  recounted,
  dropped,
  strays,
  unread,
  ...counts
}: IntakeRow): SignalIntake => ({
  ...counts,
  silent: silent.map(({ name, lastBatchAt }) => ({ name, lastBatchAt: isoInstant(lastBatchAt) })),
  ahead: ahead.map(({ name, aheadMs, at }) => ({
    name,
    at: isoInstant(at),
    minutes: Math.round(aheadMs / 60000),
  })),
  recounted: recounted.map(({ name, at }) => ({ name, at: isoInstant(at) })),
  dropped: dropped.map(({ name, at }) => ({ name, at: isoInstant(at) })),
  strays: strays.map((one) => ({
    ...one,
    firstAt: isoInstant(one.firstAt),
    lastAt: isoInstant(one.lastAt),
  })),
  unread: unread.map((one) => ({ ...one, at: isoInstant(one.at) })),
});
