import { sql, type RawBuilder } from 'kysely';
import { JOB_LIMITS } from '#core/backend/jobs/job-limits.ts';
import { ACTED_ON_MS } from '#core/backend/signals/signal-age.rule.ts';
import { REPORT_LIMITS } from '#core/reports/report-row.schema.ts';
import { LIFETIMES } from '#core/backend/lifetimes.ts';
import { IDEMPOTENCY_MS } from './idempotency.repository.ts';
import type { Sql } from './schema.ts';

const DAY = 24 * 3600000;

/**
 * How long a receiver's counter is stored, in milliseconds. A signal is acted on for a shorter time, so a repeat that
 * arrives after the counter is deleted has no effect.
 */
export const KNOWN_MS = ACTED_ON_MS + DAY;

/** Maximum number of counters deleted by one statement (`atOnce`), and of statements per sweep (`times`). */
const COUNTERS = { atOnce: 5000, times: 400 } as const;

const KINDS = [
  'tokens',
  'sessions',
  'oneTime',
  'trips',
  'recoveries',
  'registrations',
  'devices',
  'messages',
  'buckets',
  'jobs',
  'presses',
  'calls',
  'live',
  'scheduleEvents',
  'imports',
  'numberHolds',
  'bulkRuns',
  'said',
  'slots',
  'agreements',
  'drafts',
  'sheets',
  'reports',
  'unread',
  'editing',
] as const;
type Kind = (typeof KINDS)[number];

/** Number of rows that the sweep removed, by kind. */
export type Swept = Readonly<Record<Kind | 'counters', number>>;

/** Deletes old counters in batches, because there may be millions. Counters of open alarms are kept. */
const sweepCounters = async (database: Sql, now: number): Promise<number> => {
  let gone = 0;
  for (let round = 0; round < COUNTERS.times; round += 1) {
    const { rows } = await sql`
      delete from received_signal where (receiver_id, counter, digest) in (
        select receiver_id, counter, digest from received_signal
         where at <= ${now - KNOWN_MS}::bigint and not exists (
           select from alarm where alarm.num = received_signal.alarm_num and alarm.state <> 'Cleared')
         order by at limit ${COUNTERS.atOnce}::int)
      returning 1 as gone`.execute(database);
    gone += rows.length;
    if (rows.length < COUNTERS.atOnce) break;
  }
  return gone;
};

/** Builds, for each kind, the source of the rows that can never be used again. */
const deadRows = (now: number): Readonly<Record<Kind, RawBuilder<unknown>>> => {
  const before = (ms: number) => sql`${now - ms}::bigint`;
  return {
    tokens: sql`access_token where expires_at <= ${before(DAY)}`,
    sessions: sql`session where absolute_end <= ${before(DAY)}`,
    // E-mailed links are kept as long as the recipient may request a new link (spec §4.3).
    oneTime: sql`one_time where expires_at <= ${before(DAY)}
      and (kind not in ('registrationLink', 'setPasswordLink') or expires_at <= ${before(LIFETIMES.registration)})`,
    trips: sql`sso_trip where expires_at <= ${before(DAY)}`,
    recoveries: sql`recovery where expires_at <= ${before(DAY)}`,
    registrations: sql`registration where created_at <= ${before(LIFETIMES.registration)}`,
    devices: sql`remembered_device where expires_at <= ${before(0)}`,
    messages: sql`message where state <> 'queued' and queued_at <= ${before(7 * DAY)}`,
    buckets: sql`bucket where full_at <= ${before(0)}`,
    jobs: sql`job where expires_at <= ${before(JOB_LIMITS.keepRow)}`,
    calls: sql`kept_call where expires_at <= ${before(0)}`,
    imports: sql`zone_import where expires_at <= ${before(0)}`,
    agreements: sql`account_agreement where not exists (
      select from account_draft draft where draft.id = account_agreement.draft_id and draft.expires_at > ${before(0)})`,
    drafts: sql`account_draft where expires_at <= ${before(0)}`,
    // The newest report of each schedule is kept, because it shows the outcome of the last run.
    reports: sql`report where coalesce(expires_at, created_at) <= ${before(REPORT_LIMITS.keepRow)} and not exists (
      select from report_schedule s where s.id = report.schedule_id and s.deleted_at is null and not exists (
        select from report newer where newer.schedule_id = s.id and newer.created_at > report.created_at))`,
    unread: sql`unread_signal where at <= ${before(KNOWN_MS)}`,
    editing: sql`site_editing where until <= ${before(0)}`,
    sheets: sql`account_sheet where expires_at <= ${before(0)}`,
    numberHolds: sql`number_hold where expires_at <= ${before(0)}`,
    live: sql`live_event where at <= ${before(DAY)}`,
    // A test lasts at most 30 days, so older bulk-test runs cannot be undone.
    bulkRuns: sql`bulk_test_run where created_at <= ${before(31 * DAY)}`,
    scheduleEvents: sql`schedule_event where noted_at <= ${before(90 * DAY)}`,
    said: sql`attention_state where changed_at <= ${before(365 * DAY)}`,
    slots: sql`activity_slot where at <= ${before(400 * DAY)}`,
    presses: sql`idempotency where kept_at <= ${before(IDEMPOTENCY_MS)}`,
  };
};

/**
 * Deletes rows that can never be used again, one statement per table. Sessions, idempotency keys and live events are
 * deleted a day after their end or creation, messages and jobs after 7 days, registrations after 30 days, receiver
 * counters, unread lines and bulk test runs after 31 days, schedule events after 90 days, report rows after 180 days,
 * attention states after 365 days, half-hour activity counts after 400 days, and full buckets, expired drafts, expired
 * files and editors that were left at once.
 */
export const sweep = async (database: Sql, now: number): Promise<Swept> => {
  await sql`delete from job_part where job_id in (select id from job where expires_at <= ${now}::bigint)`.execute(
    database,
  );
  const dead = deadRows(now);
  const swept: [keyof Swept, number][] = [['counters', await sweepCounters(database, now)]];
  for (const kind of KINDS) {
    const { rows } = await sql`delete from ${dead[kind]} returning 1 as gone`.execute(database);
    swept.push([kind, rows.length]);
  }
  return Object.fromEntries(swept) as Swept;
};
