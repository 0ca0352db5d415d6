import type { ReportKind } from '../../reports/report-kinds.ts';

/**
 * The format of a report column: text, time in the site's time zone, event with its count, duration in seconds, amount in
 * cents, or flag ("yes").
 */
type ReportColumnKind = 'text' | 'time' | 'event' | 'span' | 'money' | 'flag';

/** A column of a report: the key of its value in a row, its heading, and its format. */
export interface ReportColumn {
  readonly key: string;
  readonly title: string;
  readonly as: ReportColumnKind;
}

type ColumnFacts = readonly [key: string, title: string, as?: ReportColumnKind];

const columns = (...args: readonly ColumnFacts[]): readonly ReportColumn[] =>
  args.map(([key, title, as = 'text']) => ({ key, title, as }));

const SITE = [
  ['site_name', 'Site'],
  ['site_num', 'Site number'],
  ['xmit', 'Account'],
] as const satisfies readonly ColumnFacts[];

const OPEN_CLOSE = (unit: string) =>
  columns(
    ...SITE,
    ['bucket', unit],
    ['openings', 'Openings'],
    ['closings', 'Closings'],
    ['first_at', 'First opening', 'time'],
    ['last_at', 'Last closing', 'time'],
  );

/** The columns of each kind of report. A row also has `time_zone` for its times. No column is secret (domain guide 5.7). */
export const REPORT_COLUMNS_OF: Readonly<Record<ReportKind, readonly ReportColumn[]>> = {
  alarmHistory: columns(
    ['at', 'Time', 'time'],
    ...SITE,
    ['kind', 'Kind'],
    ['event', 'Event', 'event'],
    ['code', 'Code'],
    ['zone', 'Zone'],
    ['zone_text', 'Zone description'],
    ['who', 'By'],
    ['alarm_num', 'Alarm'],
    ['on_test', 'On test', 'flag'],
    ['comment', 'Comment'],
  ),
  openCloseDaily: OPEN_CLOSE('Day'),
  openCloseWeekly: OPEN_CLOSE('Week from'),
  openCloseMonthly: OPEN_CLOSE('Month'),
  openCloseExceptions: columns(
    ['at', 'Logged', 'time'],
    ...SITE,
    ['area', 'Area'],
    ['event', 'Exception'],
    ['day', 'Day'],
    ['due', 'Due'],
    ['comment', 'Comment'],
  ),
  responseTimes: columns(
    ['at', 'Raised', 'time'],
    ...SITE,
    ['alarm_num', 'Alarm'],
    ['event', 'Event'],
    ['priority', 'Priority'],
    ['picked_up', 'Picked up after', 'span'],
    ['dispatched', 'Dispatched after', 'span'],
    ['arrived', 'On scene after', 'span'],
    ['cleared', 'Cleared after', 'span'],
    ['disposition', 'Disposition', 'event'],
  ),
  testsNow: columns(
    ...SITE,
    ['category', 'Category'],
    ['starts_at', 'Started', 'time'],
    ['ends_at', 'Ends', 'time'],
    ['lasted', 'On test for', 'span'],
    ['is_long', 'Over 24 hours', 'flag'],
    ['placed_by', 'Placed by'],
    ['reason', 'Reason'],
  ),
  testResults: columns(
    ['at', 'Test started', 'time'],
    ...SITE,
    ['device', 'Device'],
    ['area', 'Area'],
    ['zone', 'Zone'],
    ['zone_text', 'Zone description'],
    ['result', 'Result'],
    ['first_at', 'First signal', 'time'],
    ['restored_at', 'Restored', 'time'],
    ['count', 'Signals'],
  ),
  timerTests: columns(
    ...SITE,
    ['device', 'Device'],
    ['cause', 'Cause'],
    ['due_at', 'Test was due', 'time'],
    ['last_at', 'Last signal', 'time'],
    ['silent', 'Silent for', 'span'],
    ['last_signal', 'It reported'],
  ),
  falseAlarms: columns(
    ...SITE,
    ['who', 'User'],
    ['alarms', 'False alarms'],
    ['user_error', 'User error'],
    ['equipment', 'Equipment'],
    ['weather', 'Weather or animal'],
    ['last_at', 'Most recent', 'time'],
  ),
  troubles: columns(
    ...SITE,
    ['device', 'Device'],
    ['text', 'Trouble'],
    ['is_battery', 'Battery', 'flag'],
    ['zone', 'Zone'],
    ['since', 'Since', 'time'],
    ['lasted', 'Lasting for', 'span'],
  ),
  contactAudit: columns(
    ...SITE,
    ['contact', 'Contact'],
    ['type', 'Type'],
    ['finding', 'Finding'],
    ['until', 'Expired'],
  ),
  accountsChanged: columns(
    ['at', 'Time', 'time'],
    ...SITE,
    ['branch', 'Branch'],
    ['event', 'Change'],
    ['who', 'By'],
    ['comment', 'Reason'],
  ),
  serviceDetail: columns(
    ...SITE,
    ['branch', 'Branch'],
    ['site_kind', 'Site type'],
    ['state', 'State'],
    ['services', 'Services'],
    ['devices', 'Devices'],
    ['monitored_since', 'Monitored since', 'time'],
    ['billed_days', 'Days in period'],
  ),
  zoneList: columns(
    ...SITE,
    ['device', 'Device'],
    ['area', 'Area'],
    ['zone', 'Zone'],
    ['zone_text', 'Description'],
    ['service_type', 'Service type'],
    ['signal_code', 'Signal code'],
    ['event_code', 'Event code'],
    ['location', 'Location'],
    ['equipment', 'Equipment'],
  ),
  siteSheet: columns(...SITE, ['part', 'Part'], ['name', 'Name'], ['value', 'Value']),
  codeChanges: columns(
    ['at', 'Time', 'time'],
    ...SITE,
    ['event', 'Change'],
    ['who', 'By'],
    ['comment', 'Of'],
  ),
  answeringMessages: columns(
    ['at', 'Received', 'time'],
    ['branch', 'Group'],
    ['num', 'No.'],
    ['caller', 'Caller'],
    ['callback', 'Callback'],
    ...SITE,
    ['category', 'Category'],
    ['priority', 'Priority'],
    ['text', 'Message'],
    ['state', 'Status'],
    ['assigned_to', 'Assigned to'],
    ['taken_by', 'Taken by'],
    ['tries', 'Attempts'],
    ['reached', 'Delivered to'],
    ['reached_at', 'Delivered', 'time'],
    ['outcome', 'Outcome'],
  ),
  billingSummary: columns(
    ['branch', 'Group'],
    ['branch_num', 'Group number'],
    ['invoice', 'Invoice'],
    ['invoice_on', 'Date'],
    ['due_on', 'Due'],
    ['period_from', 'Period from'],
    ['period_to', 'Period to'],
    ['accounts', 'Accounts'],
    ['currency', 'Currency'],
    ['amount', 'Amount', 'money'],
    ['credited', 'Credited', 'money'],
    ['paid', 'Paid', 'money'],
    ['open', 'Open', 'money'],
    ['state', 'Status'],
  ),
};
