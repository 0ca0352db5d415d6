import { sql } from 'kysely';
import type { DeviceKey, SignalRepository } from '#core/backend/signals/signal.repository.port.ts';
import { boundIntake } from './bound-intake.ts';
import { lockAlarms, lockPassedHolds, openAlarms, saveAlarms } from './locked-alarms.ts';
import { readLockedDevices } from './locked-devices.ts';
import { lockLastingTroubles, putNotifyAt } from './lasting-troubles.ts';
import { jsonRows, saveDevices } from './save-devices.ts';
import type { SqlTransaction } from '../schema.ts';

/** How long an equal entry without a receiver time counts as a repeat, in milliseconds. An equal entry that arrives later counts as new. */
const UNTIMED_MS = 86400000;

/** Accepted lag of a receiver's clock behind the server's, in milliseconds. */
const CLOCKS_APART_MS = 300000;

/** The claimed signals as a table named `said`. */
const claimRows = (claims: Parameters<SignalRepository['claim']>[1]) => sql`unnest(
  ${claims.map(({ counter }) => counter)}::bigint[],
  ${claims.map(({ digest }) => digest)}::text[],
  ${claims.map(({ receivedAt }) => receivedAt)}::bigint[],
  ${claims.map(({ repeatsFor = UNTIMED_MS }) => repeatsFor)}::bigint[]) as said (counter, digest, received_at, repeats_for)`;

/** SQL condition: true if the same signals of a transmitter code not on file arrive again. */
const SAME_STRAY = sql`(excluded.last_at = stray_signal.last_at and excluded.last_text = stray_signal.last_text)`;

/**
 * SQL expression: when a device's missing test is next noted. A missing test is noted at the due time and again after each
 * further interval.
 */
const MISSED_AT = sql<number>`case
  when device.timer_test_missed_at is null or device.timer_test_missed_at < device.timer_test_due_at
  then device.timer_test_due_at
  else device.timer_test_missed_at + device.timer_test_minutes * 60000::bigint end`;

/** SQL repository of signals' effects on devices. A batch of any size uses the same few statements. */
export const sqlSignalRepository = (tx: SqlTransaction): SignalRepository => ({
  claim: async (receiverId, claims, at) => {
    const { rows } = await sql<{
      readonly counter: string;
      readonly digest: string;
      readonly recounted: boolean;
    }>`
      with said as (
        select * from ${claimRows(claims)}),
      known as (
        select counter, max(at) filter (where digest = '') as unread_at
          from received_signal
         where receiver_id = ${receiverId}::uuid and counter in (select counter from said)
         group by counter),
      taken as (
        insert into received_signal (receiver_id, counter, digest, at, received_at)
        select ${receiverId}::uuid, said.counter, said.digest, ${at}::bigint, said.received_at
          from said left join known on known.counter = said.counter
         -- Of what came before digests were kept, the time alone tells.
         where known.unread_at is null
            or coalesce(said.received_at > known.unread_at + ${CLOCKS_APART_MS}::bigint,
                        known.unread_at <= ${at}::bigint - said.repeats_for)
        on conflict (receiver_id, counter, digest) do update set at = excluded.at
         where excluded.received_at is null and received_signal.at <= ${at}::bigint - (
           select repeats_for from said
            where said.counter = excluded.counter and said.digest = excluded.digest)
        returning counter, digest)
      select taken.counter::text as counter, taken.digest, known.counter is not null as recounted
        from taken left join known on known.counter = taken.counter`.execute(tx);
    const taken = new Map(rows.map((row) => [`${row.counter} ${row.digest}`, row.recounted]));
    return claims.flatMap((claim) => {
      const recounted = taken.get(`${claim.counter} ${claim.digest}`);
      return recounted === undefined ? [] : [{ ...claim, recounted }];
    });
  },

  release: async (receiverId, claims) => {
    await sql`
      delete from received_signal using ${claimRows(claims)}
       where receiver_id = ${receiverId}::uuid and received_signal.counter = said.counter
         and received_signal.digest = said.digest`.execute(tx);
  },

  link: async (receiverId, links) => {
    if (links.length === 0) return;
    await sql`
      update received_signal set alarm_num = said.alarm
        from unnest(${links.map(({ counter }) => counter)}::bigint[],
                    ${links.map(({ alarmNum }) => alarmNum)}::int[]) as said (counter, alarm)
       where receiver_id = ${receiverId}::uuid and received_signal.counter = said.counter
         and received_signal.at = (
           select max(newest.at) from received_signal newest
            where newest.receiver_id = ${receiverId}::uuid and newest.counter = said.counter)`.execute(
      tx,
    );
  },

  lock: async (codes, zones, since) => {
    // Locks the rows first and reads them afterwards, because a locking statement may return older data.
    const { rows: locked } = await sql<{ readonly siteNum: number; readonly devNum: number }>`
      select site_num as "siteNum", dev_num as "devNum" from device
       where upper(xmit) = any(${codes}::text[]) order by site_num, dev_num for no key update`.execute(
      tx,
    );
    return locked.length === 0 ? [] : readLockedDevices(tx, locked, zones, since);
  },

  lockOverdue: async (now, limit) => {
    const { rows: locked } = await sql<DeviceKey & { readonly missedAt: number }>`
      select device.site_num as "siteNum", device.dev_num as "devNum",
             ${MISSED_AT} as "missedAt"
        from device join site on site.num = device.site_num
       where device.timer_test_due_at <= ${now}::bigint and ${MISSED_AT} <= ${now}::bigint
         and device.timer_test_minutes is not null and site.state in ('monitored', 'cancelPending')
       order by device.site_num, device.dev_num limit ${limit}::int
         for no key update of device skip locked`.execute(tx);
    const devices = locked.length === 0 ? [] : await readLockedDevices(tx, locked, [], now);
    return devices.flatMap((device) => {
      const key = locked.find(
        (one) => one.siteNum === device.siteNum && one.devNum === device.devNum,
      );
      return key === undefined ? [] : [{ device, missedAt: key.missedAt }];
    });
  },

  lockSites: async (siteNums) => {
    await sql`
      select from device where site_num = any(${siteNums}::int[])
       order by site_num, dev_num for no key update`.execute(tx);
  },

  devicesOf: async (siteNums, since) => {
    const { rows: keys } = await sql<DeviceKey>`
      select site_num as "siteNum", dev_num as "devNum" from device
       where site_num = any(${siteNums}::int[]) order by site_num, dev_num`.execute(tx);
    return keys.length === 0 ? [] : readLockedDevices(tx, keys, [], since);
  },

  noteMissed: async (missed) => {
    await sql`
      update device set timer_test_missed_at = said."missedAt"
        from jsonb_to_recordset(${jsonRows(missed)}) as said ("siteNum" int, "devNum" int, "missedAt" bigint)
       where device.site_num = said."siteNum" and device.dev_num = said."devNum"`.execute(tx);
  },

  openAlarms: (alarms) => openAlarms(tx, alarms),

  save: (changes) => saveDevices(tx, changes),

  countFloods: async (floods) => {
    if (floods.length === 0) return;
    await sql`
      update activity set times = said.times
        from jsonb_to_recordset(${jsonRows(floods)}) as said ("siteGroupNum" int, at bigint, id uuid, times int)
       where activity.site_group_num = said."siteGroupNum" and activity.at = said.at
         and activity.id = said.id and activity.times < said.times`.execute(tx);
  },

  noteUnread: async (receiverId, lines) => {
    if (lines.length === 0) return;
    await sql`
      insert into unread_signal (id, receiver_id, counter, at, xmit, text, reason)
      select distinct on (counter, md5(text)) id, ${receiverId}::uuid, counter, at, xmit, text, reason
        from jsonb_to_recordset(${jsonRows(lines)})
          as said (id uuid, counter text, at bigint, xmit text, text text, reason text)
       order by counter, md5(text), at desc
      on conflict (receiver_id, counter, md5(text)) do update
         set at = greatest(unread_signal.at, excluded.at), reason = excluded.reason`.execute(tx);
    await boundIntake(tx, receiverId, 'unread', Math.max(...lines.map(({ at }) => at)));
  },

  noteStrays: async (strays) => {
    if (strays.length === 0) return;
    await sql`
      insert into stray_signal (xmit, receiver_id, first_at, last_at, times, last_text, last_texts, caller_id, told_at)
      select xmit, (array_agg("receiverId"))[1], min(at), max(at), count(*), (array_agg(text order by at desc))[1],
             (array_agg(text order by at desc))[1:5],
             (array_agg("callerId" order by at desc) filter (where "callerId" is not null))[1],
             min(at) filter (where not withheld)
        from jsonb_to_recordset(${jsonRows(strays)})
          as said (xmit text, "receiverId" uuid, at bigint, text text, "callerId" text, withheld boolean)
       group by xmit
      on conflict (xmit) do update set last_at = greatest(stray_signal.last_at, excluded.last_at),
        -- Its receiver asks again until the number is entered.
        times = stray_signal.times + case when ${SAME_STRAY} then 0 else excluded.times end,
        last_text = excluded.last_text,
        last_texts = case when ${SAME_STRAY} then stray_signal.last_texts
                          else (excluded.last_texts || stray_signal.last_texts)[1:5] end,
        receiver_id = excluded.receiver_id,
        caller_id = coalesce(excluded.caller_id, stray_signal.caller_id),
        told_at = least(stray_signal.told_at, excluded.told_at)`.execute(tx);
    for (const receiverId of new Set(strays.map((one) => one.receiverId)))
      await boundIntake(tx, receiverId, 'strays', Math.max(...strays.map(({ at }) => at)));
  },

  lockAlarms: (receiverId, named) => lockAlarms(tx, receiverId, named),

  lockPassedHolds: (now, limit) => lockPassedHolds(tx, now, limit),

  lockLastingTroubles: (now, limit) => lockLastingTroubles(tx, now, limit),

  putNotifyAt: (troubles) => putNotifyAt(tx, troubles),

  saveAlarms: (alarms) => saveAlarms(tx, alarms),
});
