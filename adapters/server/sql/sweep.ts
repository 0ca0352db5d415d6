import { sql } from 'kysely';
import { JOB_LIMITS } from '#core/backend/jobs/job-limits.ts';
import { LIFETIMES } from '#core/backend/lifetimes.ts';
import { IDEMPOTENCY_MS } from './idempotency.repository.ts';
import type { Sql } from './schema.ts';

const DAY = 24 * 3600000;

/** How many rows each kind of housekeeping removed. */
export interface Swept {
  readonly tokens: number;
  readonly sessions: number;
  readonly oneTime: number;
  readonly trips: number;
  readonly recoveries: number;
  readonly registrations: number;
  readonly devices: number;
  readonly messages: number;
  readonly buckets: number;
  readonly presses: number;
  readonly jobs: number;
}

/** Removes what can never be used again, each table in a statement of its own: sessions a day after their end, messages a week after sending, full buckets at once, answers of creates after a day, files of jobs at their end and the jobs a week later. */
export const sweep = async (database: Sql, now: number): Promise<Swept> => {
  const remove = async (statement: ReturnType<typeof sql<{ gone: number }>>): Promise<number> =>
    (await statement.execute(database)).rows.length;
  await database
    .updateTable('refresh_family')
    .set({ sealed_successor: null })
    .where('sealed_successor', 'is not', null)
    .where('grace_until', '<=', now)
    .execute();
  await sql`delete from job_part where job_id in (select id from job where expires_at <= ${now}::bigint)`.execute(
    database,
  );
  return {
    tokens: await remove(
      sql`delete from access_token where expires_at <= ${now - DAY}::bigint returning 1 as gone`,
    ),
    sessions: await remove(
      sql`delete from session where absolute_end <= ${now - DAY}::bigint returning 1 as gone`,
    ),
    oneTime: await remove(
      // Links of mail stay known for as long as their holder may ask for a new one (spec §4.3).
      sql`delete from one_time
           where expires_at <= ${now - DAY}::bigint
             and (kind not in ('registrationLink', 'setPasswordLink') or expires_at <= ${now - LIFETIMES.registration}::bigint)
          returning 1 as gone`,
    ),
    trips: await remove(
      sql`delete from sso_trip where expires_at <= ${now - DAY}::bigint returning 1 as gone`,
    ),
    recoveries: await remove(
      sql`delete from recovery where expires_at <= ${now - DAY}::bigint returning 1 as gone`,
    ),
    registrations: await remove(
      sql`delete from registration where created_at <= ${now - LIFETIMES.registration}::bigint returning 1 as gone`,
    ),
    devices: await remove(
      sql`delete from remembered_device where expires_at <= ${now}::bigint returning 1 as gone`,
    ),
    messages: await remove(
      sql`delete from message where state <> 'queued' and queued_at <= ${now - 7 * DAY}::bigint returning 1 as gone`,
    ),
    buckets: await remove(
      sql`delete from bucket where tokens + greatest(${now}::bigint - at, 0) * capacity / per_ms >= capacity returning 1 as gone`,
    ),
    jobs: await remove(
      sql`delete from job where expires_at <= ${now - JOB_LIMITS.keepRow}::bigint returning 1 as gone`,
    ),
    presses: await remove(
      sql`delete from idempotency where kept_at <= ${now - IDEMPOTENCY_MS}::bigint returning 1 as gone`,
    ),
  };
};
