import { sql } from 'kysely';
import type { FigureRepository } from '#core/backend/figure.repository.port.ts';
import type { StaffHome } from '#core/home/home.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { STAFF_RIGHTS } from '#core/permission/permissions.ts';
import { consumerHome } from './consumer-figures.ts';
import { dealerHome } from './dealer-figures.ts';
import { sqlNoticeRepository } from './notice.repository.ts';
import type { SqlTransaction } from './schema.ts';
import { liveSession } from './session-row.ts';

const DAY = 24 * 3600000;

type Cards = Pick<StaffHome, 'banner' | 'news' | 'impersonations' | 'intake'>;

const openImpersonations = async (
  tx: SqlTransaction,
  now: number,
): Promise<Cards['impersonations']> => {
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from impersonation
    where ended_at is null and ends_at > ${now}::bigint`.execute(tx);
  return rows[0] ?? null;
};

const newReports = async (tx: SqlTransaction): Promise<Cards['intake']> => {
  const { rows } = await sql<NonNullable<Cards['intake']>>`
    select count(*) filter (where kind = 'bug') as "newBugs",
           count(*) filter (where kind = 'feedback') as "newFeedback"
    from intake where status = 'New'`.execute(tx);
  return rows[0] ?? null;
};

/** What the cards of the staff's dashboard show, each for those with the right for what is behind it (domain guide 6.19). */
const staffCards = async (
  tx: SqlTransaction,
  now: number,
  rights: ReadonlySet<string>,
): Promise<Cards> => ({
  banner: rights.has(STAFF_RIGHTS.banner) ? await sqlNoticeRepository(tx).statusBanner() : null,
  news: null,
  impersonations: rights.has(STAFF_RIGHTS.impersonate) ? await openImpersonations(tx, now) : null,
  intake: rights.has(STAFF_RIGHTS.support) ? await newReports(tx) : null,
});

type Whole = Omit<StaffHome, keyof Cards | 'asOf' | 'logins'>;

/** The installation's figures; accounts wait when a bucket of theirs named `login.account…` is empty. */
const staffHome = async (
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

/** Figures of the home screens from the rows as they stand. */
export const sqlFigureRepository = (tx: SqlTransaction): FigureRepository => ({
  dealerHome: (siteGroupNum, now, limit) => dealerHome(tx, siteGroupNum, now, limit),

  consumerHome: (accountId, now) => consumerHome(tx, accountId, now),

  staffHome: (now, rights) => staffHome(tx, now, new Set(rights)),
});
