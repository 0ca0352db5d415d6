import { sql } from 'kysely';
import type { StaffHome } from '#core/home/home.schema.ts';
import { STAFF_RIGHTS } from '#core/permission/permissions.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import type { SqlTransaction } from './schema.ts';
import { liveSession } from './session-row.ts';
import { staffCards } from './staff-cards.ts';

const DAY = 24 * 3600000;

type Whole = Omit<StaffHome, 'asOf' | 'banner' | 'news' | 'logins' | 'impersonations' | 'intake'>;

/** The installation's figures; accounts wait when a bucket of theirs named `login.account…` is empty. */
export const staffHome = async (
  tx: SqlTransaction,
  now: number,
  rights: ReadonlySet<string>,
): Promise<StaffHome> => {
  const { rows } = await sql<Whole>`
    select (select count(*) from site_group) as "siteGroups",
           (select count(*) from site where state <> 'cancelled') as sites,
           (select count(*) from alarm where state in ('New', 'In progress', 'On hold')) as "activeAlarms",
           (select count(*) from running_test where cleared_at is null
               and starts_at <= ${now}::bigint and ends_at > ${now}::bigint) as "onTest",
           (select count(*) from audit where operation = 'login' and result <> 'ok'
               and at > ${now - DAY}::bigint and at <= ${now}::bigint) as "failedLogins24h",
           (select count(*) from bucket where name like 'login.account%'
               and tokens + greatest(${now}::bigint - at, 0) * capacity / per_ms < 1) as "waitingAccounts",
           (select count(*) from session where stage = 'full' and ${liveSession(now)}) as "openSessions"`.execute(
    tx,
  );
  const whole = rows[0];
  if (whole === undefined) throw new Error('counting answered no row');
  const mayHelp = rights.has(STAFF_RIGHTS.support) || rights.has(STAFF_RIGHTS.audit);
  return {
    ...whole,
    asOf: isoInstant(now),
    ...(await staffCards(tx, now, rights)),
    logins: mayHelp ? { failed24h: whole.failedLogins24h, waiting: whole.waitingAccounts } : null,
  };
};
