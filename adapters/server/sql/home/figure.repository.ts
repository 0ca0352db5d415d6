import { sql, type Expression, type RawBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { FigureRepository } from '#core/backend/home/figure.repository.port.ts';
import type { StaffHome } from '#core/home/staff-home.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { mayReadKind, REPORT_KINDS } from '#core/reports/report-kinds.ts';
import { STAFF_RIGHTS } from '#core/permission/permissions.ts';
import { consumerHome } from './consumer-figures.ts';
import { dealerAlarms } from './dealer-alarms.ts';
import { dealerHome } from './dealer-figures.ts';
import { dealerVolume } from './dealer-volume.ts';
import { selectFailedSignIns, toFailedSignIns, type FailedSignInsRow } from './failed-sign-ins.ts';
import { selectEdited, toEdited } from '../notices/edited-banner.ts';
import { isSpent } from '../limits/limit.repository.ts';
import { selectFailures, toFailure, type FailureRow } from '../mail-failures/mail-failures.ts';
import { newsCounts } from '../news/news-rows.ts';
import { prepareRead } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';
import { liveSession } from '../session/session-row.ts';
import { type IntakeRow, selectSignalIntake, toSignalIntake } from './signal-intake.ts';
import { IS_OPEN, isRunning } from '../sites/site-badges.ts';

const DAY = 24 * 3600000;

/** Data of the cards on the staff dashboard. Each card requires the right for the screen to which the card links (domain guide 6.19). */
type Cards = Pick<StaffHome, 'news' | 'impersonations' | 'intake' | 'reports'>;
type HomeRow = Omit<StaffHome, 'asOf' | 'logins' | 'banner' | 'failures' | 'signals'> & {
  readonly signals: IntakeRow | null;
  readonly logins: FailedSignInsRow | null;
  readonly failures: readonly FailureRow[] | null;
  readonly banner: (Parameters<typeof toEdited>[0] & { readonly earlier: number }) | null;
};

interface Asked extends Readonly<Record<string, unknown>> {
  readonly now: number;
  readonly dayAgo: number;
  readonly monthAgo: number;
  readonly today: string;
  readonly withBanner: boolean;
  readonly withNews: boolean;
  readonly withLogins: boolean;
  readonly withImpersonations: boolean;
  readonly withIntake: boolean;
  readonly withReports: boolean;
  /** Kinds of reports that the user has no right to see. */
  readonly hiddenReports: readonly string[];
}

/** SQL expression for a card; null if `wanted` is false. */
const card = <Row>(wanted: boolean, part: Expression<Row>): RawBuilder<Row | null> =>
  sql`case when ${wanted}::boolean then ${jsonObjectFrom(part)} end`;

const openImpersonations = (now: number): RawBuilder<Cards['impersonations']> => sql`
  (select count(*) as open from impersonation where ended_at is null and ends_at > ${now}::bigint)`;

const NEW_REPORTS = sql<Cards['intake']>`
  (select count(*) filter (where kind = 'bug') as "newBugs",
          count(*) filter (where kind = 'feedback') as "newFeedback"
     from intake where status = 'New')`;

/** SQL expression for the number of reports that failed in the last 30 days, without deleted reports. */
const failedReports = ({ hiddenReports, monthAgo }: Asked): RawBuilder<Cards['reports']> => sql`
  (select count(*) as failed from report
    where state = 'failed' and deleted_at is null and created_at > ${monthAgo}::bigint
      and not kind = any(${hiddenReports}::text[]))`;

/**
 * Query for the counts of the whole installation. An account counts as locked when one of its rate-limit buckets named
 * `login.account…` is empty.
 */
const selectHome = prepareRead((db, asked: Asked) => {
  const { now, dayAgo, today } = asked;
  const banner = selectEdited(db).select(
    sql<number>`(select greatest(count(*) - 1, 0) from banner_version)`.as('earlier'),
  );
  return sql<HomeRow>`
    select (select count(*) from site_group) as "siteGroups",
           (select count(*) from site where state <> 'cancelled') as sites,
           (select count(*) from alarm where ${IS_OPEN}) as "activeAlarms",
           (select count(*) from site_test where ${isRunning(now)}) as "onTest",
           (select count(*) from audit where operation = 'login' and result <> 'ok'
               and at > ${dayAgo}::bigint and at <= ${now}::bigint) as "failedLogins24h",
           (select count(*) from bucket where name like 'login.account%' and ${isSpent(now)}) as "waitingAccounts",
           (select count(*) from session where stage = 'full' and ${liveSession(now)}) as "openSessions",
           ${card(asked.withBanner, banner)} as banner,
           ${card(asked.withNews, newsCounts(today))} as news,
           ${card(asked.withImpersonations, openImpersonations(now))} as impersonations,
           ${selectFailedSignIns(asked)} as logins,
           ${selectFailures(asked)} as failures,
           ${selectSignalIntake(asked)} as signals,
           ${card(asked.withIntake, NEW_REPORTS)} as intake,
           ${card(asked.withReports, failedReports(asked))} as reports`;
});

const staffHome = async (
  tx: SqlTransaction,
  now: number,
  today: string,
  rights: ReadonlySet<string>,
): Promise<StaffHome> => {
  const withBanner = rights.has(STAFF_RIGHTS.banner);
  const [row] = await selectHome(tx, {
    now,
    dayAgo: now - DAY,
    monthAgo: now - 30 * DAY,
    today,
    withBanner,
    withNews: rights.has(STAFF_RIGHTS.news),
    withLogins: rights.has(STAFF_RIGHTS.support) || rights.has(STAFF_RIGHTS.audit),
    withImpersonations: rights.has(STAFF_RIGHTS.impersonate),
    withIntake: rights.has(STAFF_RIGHTS.support),
    withReports: rights.has('reportRead'),
    hiddenReports: REPORT_KINDS.filter((kind) => !mayReadKind(kind, [...rights])),
  });
  if (row === undefined) throw new Error('counting answered no row');
  return {
    ...row,
    asOf: isoInstant(now),
    banner: withBanner ? { ...toEdited(row.banner), earlier: row.banner?.earlier ?? 0 } : null,
    failures: row.failures === null ? null : row.failures.map(toFailure),
    signals: row.signals === null ? null : toSignalIntake(row.signals),
    logins: row.logins === null ? null : toFailedSignIns(row.logins),
  };
};

/** Computes the counts of the home screens in SQL from the current rows. */
export const sqlFigureRepository = (tx: SqlTransaction): FigureRepository => ({
  dealerHome: ({ siteGroupNum: group, bounds, ...asked }) =>
    dealerHome(tx, { group, ...asked, ...bounds }),

  dealerVolume: (siteGroupNum, now, since) => dealerVolume(tx, siteGroupNum, now, since),

  dealerAlarms: (siteGroupNum, now, weeks) => dealerAlarms(tx, siteGroupNum, now, weeks),

  consumerHome: (accountId, now, may) => consumerHome(tx, accountId, now, may),

  staffHome: (now, today, rights) => staffHome(tx, now, today, new Set(rights)),
});
