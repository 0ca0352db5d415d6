import { randomUUID } from 'node:crypto';
import { demoUuid } from '#adapters/server/demo/demo-id.ts';
import { NEW_REPORT_REQUEST } from '#core/reports/typed-report-request.rule.ts';
import type { Body, Stride } from './stride.ts';

const DEALER = 'dealer.limited';
/** Ids of two demo reports with a file: one created by a schedule, one run by a user. */
const [SCHEDULED, RUN] = [0, 2].map((at) => demoUuid(`report ${String(at)}`));
const [NEW, AGAIN, SCHEDULE, MINE] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];

const WISH = {
  kind: NEW_REPORT_REQUEST.kind,
  scope: { kind: 'group', siteGroupNum: 4471 },
  format: 'csv',
  period: { kind: 'week', days: 7 },
};
const FORM = {
  ...WISH,
  name: 'Every Monday',
  frequency: 'weekly',
  weekday: 1,
  monthDay: 1,
  atTime: '06:00',
  timeZone: 'America/New_York',
  sendWhenEmpty: false,
  active: true,
  recipients: [{ name: null, email: 'ops@example.com' }],
};

const of = (operationId: string, id: string | undefined, body: Body | null = null): Stride => ({
  operationId,
  actor: DEALER,
  params: () => ({ id: id ?? '' }),
  ...(body !== null && { body: () => body }),
});

/** Returns the id of a report whose file the dealer may download. */
export const reportOfWalk = () => ({ id: SCHEDULED ?? '' });

/** Steps of reports (run, repeated, stopped, sent and deleted), and of a report schedule from its first save to its deletion. */
export const REPORTS: readonly Stride[] = [
  { operationId: 'runReport', actor: DEALER, body: () => ({ id: NEW, ...WISH }) },
  of('runReportAgain', RUN, { newId: AGAIN, format: 'csv', split: 'whole' }),
  of('stopReport', NEW),
  of('sendReport', SCHEDULED),
  of('deleteReport', AGAIN),
  {
    operationId: 'addReportSchedule',
    actor: DEALER,
    body: () => ({ id: SCHEDULE, ...FORM }),
  },
  of('changeReportSchedule', SCHEDULE, { rev: 1, ...FORM, name: 'Every Monday at six' }),
  of('runReportSchedule', SCHEDULE, { newId: MINE, toMe: true }),
  of('deleteReportSchedule', SCHEDULE, { rev: 2 }),
];
