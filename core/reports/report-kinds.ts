import type { Permission } from '../permission/permissions.ts';

/** The headings under which report kinds are offered (domain guide 6.9). */
export const REPORT_FAMILIES = ['Activity', 'Test', 'Quality', 'Account', 'Other'] as const;
export type ReportFamily = (typeof REPORT_FAMILIES)[number];

/** The time that a report kind covers: the days of a period, a number of days before today, or the moment at which the report runs. */
type ReportSpan = 'period' | 'days' | 'now';

/** A report kind as people choose it: its name, its heading and the period it asks for. */
export interface ReportKindName {
  readonly title: string;
  readonly family: ReportFamily;
  readonly span: ReportSpan;
  /**
   * The permission of the corresponding screen, needed in addition to the permission for reports. Without this permission,
   * reports of the kind are hidden.
   */
  readonly needs?: Permission;
  /** Set for a report kind about groups instead of sites. Single sites cannot be selected for such a report. */
  readonly about?: 'groups';
}

/** All report kinds, in display order. */
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
  accountsChanged: { title: 'Accounts added / canceled', family: 'Account', span: 'period' },
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

/** The keys of all report kinds, in display order. */
export const REPORT_KINDS = Object.keys(REPORT_KIND_NAMES) as readonly ReportKind[] as readonly [
  ReportKind,
  ...ReportKind[],
];

const isKind = (kind: string): kind is ReportKind => kind in REPORT_KIND_NAMES;

/** Returns the description of a report kind, or null for a kind that this version does not support. */
export const knownKind = (kind: string): ReportKindName | null =>
  isKind(kind) ? REPORT_KIND_NAMES[kind] : null;

/** Checks whether a person with these permissions may read reports of a kind. */
export const mayReadKind = (kind: string, rights: readonly string[]): boolean => {
  const needs = knownKind(kind)?.needs;
  return needs === undefined || rights.includes(needs);
};

/** Returns the name of a report kind, or its key if this version does not support the kind. */
export const reportTitle = (kind: string): string => knownKind(kind)?.title ?? kind;
