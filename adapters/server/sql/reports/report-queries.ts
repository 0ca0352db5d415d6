import { sql } from 'kysely';
import type { ReportKind } from '#core/reports/report-kinds.ts';
import { accountsChanged } from './accounts-changed.ts';
import { alarmHistory } from './alarm-history.ts';
import { answeringMessages, answeringMessagesAt } from './answering-messages.ts';
import { billingSummary, billingSummaryAt } from './billing-summary.ts';
import { codeChanges } from './code-changes.ts';
import { contactAudit } from './contact-audit.ts';
import { falseAlarms } from './false-alarms.ts';
import { openCloseExceptions } from './open-close-exceptions.ts';
import { openClose } from './open-close.ts';
import { sitesOf, type ReportFirsts, type ReportQuery } from './report-query.ts';
import { responseTimes } from './response-times.ts';
import { serviceDetail } from './service-detail.ts';
import { siteSheet } from './site-sheet.ts';
import { testResults } from './test-results.ts';
import { testsNow } from './tests-now.ts';
import { timerTests } from './timer-tests.ts';
import { troubles } from './troubles.ts';
import { zoneList } from './zone-list.ts';

const QUERIES: Readonly<Record<ReportKind, ReportQuery>> = {
  alarmHistory,
  openCloseDaily: openClose('day'),
  openCloseWeekly: openClose('week'),
  openCloseMonthly: openClose('month'),
  openCloseExceptions,
  responseTimes,
  testsNow,
  testResults,
  timerTests,
  falseAlarms,
  troubles,
  contactAudit,
  accountsChanged,
  serviceDetail,
  zoneList,
  siteSheet,
  codeChanges,
  answeringMessages,
  billingSummary,
};

/** The statement of each report kind; undefined if this version does not know the kind. */
export const REPORT_QUERIES: Readonly<Record<string, ReportQuery | undefined>> = QUERIES;

const FIRSTS: Readonly<Record<string, ReportFirsts | undefined>> = {
  answeringMessages: answeringMessagesAt,
  billingSummary: billingSummaryAt,
};

/** Selects the first element of each row's position: the site number by default, or the time or day for rows that belong to groups. */
export const firstsOf: ReportFirsts = (ask) =>
  FIRSTS[ask.kind]?.(ask) ?? sql`select site.num from site where ${sitesOf(ask)}`;
