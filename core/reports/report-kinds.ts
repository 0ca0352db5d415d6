import type { Permission } from '../permission/permissions.ts';

/** The headings under which kinds of reports are offered (domain guide 6.9). */
export const REPORT_FAMILIES = ['Activity', 'Test', 'Quality', 'Account', 'Other'] as const;
export type ReportFamily = (typeof REPORT_FAMILIES)[number];

/** The time a kind covers: the days of a period, the days before today, or the time at which it runs. */
type ReportSpan = 'period' | 'days' | 'now';

/** A kind of report as people choose it: its name, its heading and what it asks for. */
export interface ReportKindName {
  readonly title: string;
  readonly family: ReportFamily;
  readonly span: ReportSpan;
  /**
   * The permission for the corresponding screen, needed in addition to that for reports. Without it a person sees nothing
   * of such a report.
   */
  readonly needs?: Permission;
  /** Set for a kind about groups instead of sites, for which single sites cannot be selected. */
  readonly about?: 'groups';
}

/** All kinds that can be run, in the order of the choice. Each has its own file with its columns, and its rows in SQL. */
export const REPORT_KIND_NAMES = {
  alarmHistory: { title: 'Alarm and event history', family: 'Activity', span: 'period' },
  openCloseDaily: { title: 'Open/close daily', family: 'Activity', span: 'period' },
  openCloseWeekly: { title: 'Open/close weekly', family: 'Activity', span: 'period' },
  openCloseMonthly: { title: 'Open/close monthly', family: 'Activity', span: 'period' },
  openCloseExceptions: { title: 'Open/close exceptions', family: 'Activity', span: 'period' },
  responseTimes: { title: 'Dispatch and response times', family: 'Activity', span: 'period' },
  testsNow: { title: 'On test now and long tests', family: 'Test', span: 'now' },
  testResults: { title: 'Test results by zone', family: 'Test', span: 'period' },
  timerTests: { title: 'Timer test missed / silent', family: 'Test', span: 'days' },
  falseAlarms: { title: 'False alarms by site and by user', family: 'Quality', span: 'period' },
  troubles: { title: 'Troubles and low batteries outstanding', family: 'Quality', span: 'now' },
  contactAudit: { title: 'Contact list audit', family: 'Quality', span: 'now' },
  accountsChanged: { title: 'Accounts added / cancelled', family: 'Account', span: 'period' },
  serviceDetail: { title: 'Account service detail', family: 'Account', span: 'period' },
  zoneList: { title: 'Zone list', family: 'Account', span: 'now' },
  siteSheet: { title: 'Site data sheet', family: 'Account', span: 'now' },
  codeChanges: { title: 'Passcode and contact changes', family: 'Account', span: 'period' },
  answeringMessages: {
    title: 'Answering-service messages',
    family: 'Other',
    span: 'period',
    needs: 'ansServiceBlockFlag',
  },
  billingSummary: {
    title: 'Billing summary',
    family: 'Other',
    span: 'period',
    needs: 'billingRead',
    about: 'groups',
  },
} as const satisfies Readonly<Record<string, ReportKindName>>;

export type ReportKind = keyof typeof REPORT_KIND_NAMES;

/** The keys of all kinds, in their order. */
export const REPORT_KINDS = Object.keys(REPORT_KIND_NAMES) as readonly ReportKind[] as readonly [
  ReportKind,
  ...ReportKind[],
];

const isKind = (kind: string): kind is ReportKind => kind in REPORT_KIND_NAMES;

/** Returns the description of a kind, or null for a kind this version no longer supports. */
export const knownKind = (kind: string): ReportKindName | null =>
  isKind(kind) ? REPORT_KIND_NAMES[kind] : null;

/** Checks whether a person with these permissions may read reports of a kind. */
export const mayReadKind = (kind: string, rights: readonly string[]): boolean => {
  const needs = knownKind(kind)?.needs;
  return needs === undefined || rights.includes(needs);
};

/** Returns the name of a kind, or its key if this version no longer supports it. */
export const reportTitle = (kind: string): string => knownKind(kind)?.title ?? kind;
