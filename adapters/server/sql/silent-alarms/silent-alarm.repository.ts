import { sql } from 'kysely';
import type { SilentAlarmRepository } from '#core/backend/passcodes/silent-alarm.repository.port.ts';
import { isoInstant } from '#core/kernel/instant.ts';

import { prepareRead } from '../prepare-read.ts';
import { jsonRows } from '../signals/save-devices.ts';
import type { SqlTransaction } from '../schema.ts';
import { addressLine } from '../sites/site-address.ts';
import { testedUntil } from '../sites/site-badges.ts';

interface Asked extends Readonly<Record<string, unknown>> {
  readonly now: number;
  readonly takenSince: number;
  readonly limit: number;
}

const selectAlarms = prepareRead((db, { now, takenSince, limit }: Asked) =>
  db
    .selectFrom('silent_alarm')
    .innerJoin('site', 'site.num', 'silent_alarm.site_num')
    .select(['silent_alarm.id', 'silent_alarm.at', 'given_for', 'given_by', 'taken_at', 'taken_by'])
    .select(['event', 'code', 'service_type', 'priority', 'place'])
    .select([
      'site.num',
      'site.name',
      'street',
      'unit',
      'city',
      'region',
      'postal_code',
      'time_zone',
    ])
    .select(
      sql<readonly string[]>`array_to_json(array(
        select xmit from device where device.site_num = site.num order by dev_num))`.as('xmits'),
    )
    .select(sql<boolean>`${testedUntil(now)} is not null`.as('on_test'))
    .where((eb) => eb.or([eb('taken_at', 'is', null), eb('taken_at', '>=', takenSince)]))
    .orderBy((eb) => eb('taken_at', 'is not', null))
    .orderBy('silent_alarm.at', 'desc')
    .orderBy('silent_alarm.id')
    .limit(limit),
);

const moment = (at: number | null): string | null => (at === null ? null : isoInstant(at));

/** SQL repository of silent alarms. */
export const sqlSilentAlarmRepository = (tx: SqlTransaction): SilentAlarmRepository => ({
  add: async (...alarms) => {
    const rows = alarms.map(({ given, serviceType, siteNum, ...alarm }) => ({
      ...alarm,
      site_num: siteNum,
      service_type: serviceType,
      given_for: given?.for ?? null,
      given_by: given?.by ?? null,
      request_id: given?.requestId ?? '',
    }));
    await sql`
      insert into silent_alarm
      select * from jsonb_populate_recordset(null::silent_alarm, ${jsonRows(rows)}) said
       where said.given_for is not null or not exists (
         select from silent_alarm waits
          where waits.site_num = said.site_num and waits.given_for is null and waits.taken_at is null
            and waits.code = said.code and waits.place is not distinct from said.place)`.execute(
      tx,
    );
  },

  list: async (asked) =>
    (await selectAlarms(tx, { ...asked })).map((row) => ({
      id: row.id,
      at: isoInstant(row.at),
      siteNum: row.num,
      siteName: row.name,
      address: addressLine(row),
      timeZone: row.time_zone,
      xmits: [...row.xmits],
      event: row.event,
      code: row.code,
      serviceType: row.service_type,
      priority: row.priority,
      place: row.place,
      givenFor: row.given_for,
      givenBy: row.given_by,
      onTest: row.on_test,
      takenAt: moment(row.taken_at),
      takenBy: row.taken_by,
    })),

  take: async (id, by, at) =>
    (await tx
      .updateTable('silent_alarm')
      .set((eb) => ({
        taken_at: eb.fn.coalesce('taken_at', eb.val(at)),
        taken_by: eb.fn.coalesce('taken_by', eb.val(by)),
      }))
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()) !== undefined,
});
