import type { Permission } from '../permission/permissions.ts';

/** Under which heading kinds of reports stand where one is chosen (domain guide 6.9). */
export const REPORT_FAMILIES = ['Activity', 'Test', 'Quality', 'Account', 'Other'] as const;
export type ReportFamily = (typeof REPORT_FAMILIES)[number];

/** What time a kind is about: the days of a period, the days before today, or the moment it runs. */
type ReportSpan = 'period' | 'days' | 'now';

/** A kind as people choose it: its name, its heading, and what it asks for. */
export interface ReportKindName {
  readonly title: string;
  readonly family: ReportFamily;
  readonly span: ReportSpan;
  /** The right its own screen asks for, beside that of reports; whoever lacks it sees nothing of such a report. */
  readonly needs?: Permission;
  /** Of what belongs to groups and not to sites nobody can name certain sites. */
  readonly about?: 'groups';
}

/** Every kind that can be run, in the order of the choice; each has a file of its own beside the columns and its rows in SQL. */
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

/** What is known of a kind; null for one that this version does not know any more. */
export const knownKind = (kind: string): ReportKindName | null =>
  isKind(kind) ? REPORT_KIND_NAMES[kind] : null;

/** Whether somebody with these rights may read what a kind says. */
export const mayReadKind = (kind: string, rights: readonly string[]): boolean => {
  const needs = knownKind(kind)?.needs;
  return needs === undefined || rights.includes(needs);
};

/** The name of a kind, also of one that this version does not know any more. */
export const reportTitle = (kind: string): string => knownKind(kind)?.title ?? kind;
