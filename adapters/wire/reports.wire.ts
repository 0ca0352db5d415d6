import * as z from 'zod/mini';
import { REPORT_LIST } from '#core/reports/report-list.ts';
import {
  reportScheduleForm,
  reportScheduleSchema,
  reportSchedulesSchema,
} from '#core/reports/report-schedule.schema.ts';
import { REPORT_FORMATS, reportPageSchema, reportWish } from '#core/reports/report.schema.ts';
import { REPORT_SPLITS } from '#core/reports/split-report.rule.ts';
import { get, post, put } from './endpoint.ts';
import { rev } from './params.ts';
import { fileReplySchema, REPORT_MEDIA } from './file.wire.ts';
import { exportParams, listFile, listParams } from './lists.wire.ts';
import { nothingSchema } from './problem.wire.ts';

/** Staff see the reports of every group, a dealer those of the active group and its branches. */
const readers = { kind: 'full', applications: [1, 2], permissions: ['reportRead'] } as const;
/** What is made for a group is made by those who work in it. */
const keepers = { kind: 'full', applications: [2], permissions: ['reportRead'] } as const;
const page = z.optional(z.string().check(z.maxLength(9)));
const begunSchema = z.object({ ids: z.array(z.string()) });
const one = { inGroup: true, params: z.strictObject({ id: z.uuid() }) } as const;
const act = { ...one, access: readers, repeatable: 'byKey' } as const;

/** Reports, the newest first: finished, under way, failed and expired (domain guide 6.9). */
export const listCompletedReports = get('listCompletedReports', 'report/completed', {
  inGroup: true,
  summary: 'Completed reports',
  access: readers,
  query: z.strictObject({ ...listParams(REPORT_LIST), page }),
  reply: reportPageSchema,
  errors: [404],
});

export const exportCompletedReports = get('exportCompletedReports', 'report/completed/export', {
  ...listFile,
  inGroup: true,
  summary: 'The list of reports of a filter, as a file',
  access: readers,
  query: z.strictObject({ ...listParams(REPORT_LIST), ...exportParams }),
  errors: [404, 422],
});

/** The file of a report, for 90 days. */
export const reportFile = get('reportFile', 'report/completed/{id}/file', {
  ...one,
  summary: 'The file of a report',
  access: readers,
  file: 'download',
  media: REPORT_MEDIA,
  reply: fileReplySchema,
  errors: [404, 409, 412],
});

/** A job knows its owner alone, and so does its line of the record: what runs in the background is nobody else's to start (SECURITY.md §2.9). */
const background = { impersonation: 'never' } as const;

/** Runs a report now, once for the id the dialog made. */
export const runReport = post('runReport', 'report/run', {
  ...background,
  inGroup: true,
  repeatable: 'byKey',
  summary: 'Run a report',
  access: keepers,
  body: z.strictObject({ id: z.uuid(), ...reportWish }),
  reply: begunSchema,
  errors: [404, 409],
});

/** The same days again, in the same form or another, whole or in pieces that are short enough. */
export const runReportAgain = post('runReportAgain', 'report/completed/{id}/run', {
  ...background,
  ...act,
  summary: 'Run a report again',
  body: z.strictObject({
    newId: z.uuid(),
    format: z.enum(REPORT_FORMATS),
    split: z.enum(REPORT_SPLITS),
  }),
  reply: begunSchema,
  errors: [404, 409],
});

export const stopReport = post('stopReport', 'report/completed/{id}/stop', {
  ...act,
  summary: 'Stop a report that is under way',
  reply: nothingSchema,
  errors: [404, 409],
});

/** Mails the link to the recipients again. */
export const sendReport = post('sendReport', 'report/completed/{id}/send', {
  impersonation: 'never',
  ...act,
  summary: 'Send the link of a report again',
  reply: z.object({ sent: z.int() }),
  errors: [404, 409, 412],
});

export const deleteReport = post('deleteReport', 'report/completed/{id}/delete', {
  ...act,
  summary: 'Delete a report with its file',
  reply: nothingSchema,
  errors: [404],
});

/** When reports are made by themselves, and what a form of one can choose. */
export const listReportSchedules = get('listReportSchedules', 'report/schedules', {
  inGroup: true,
  summary: 'Schedules of reports',
  access: readers,
  reply: reportSchedulesSchema,
  errors: [404],
});

/** Once for the id the form made. */
export const addReportSchedule = post('addReportSchedule', 'report/schedules', {
  ...background,
  inGroup: true,
  repeatable: 'byKey',
  summary: 'Make a report by itself from now on',
  access: keepers,
  body: z.strictObject({ id: z.uuid(), ...reportScheduleForm }),
  reply: reportScheduleSchema,
  errors: [404, 409],
});

/** 409 names who was quicker and when. */
export const changeReportSchedule = put('changeReportSchedule', 'report/schedules/{id}', {
  ...background,
  ...one,
  repeatable: 'byKey',
  summary: 'Change a schedule of reports',
  access: keepers,
  body: z.strictObject({ rev, ...reportScheduleForm }),
  reply: reportScheduleSchema,
  errors: [404, 409],
});

/** The report of a schedule now, besides its times: to its recipients, or to whoever presses alone. */
export const runReportSchedule = post('runReportSchedule', 'report/schedules/{id}/run', {
  ...background,
  ...one,
  repeatable: 'byKey',
  summary: 'Run a schedule of reports now',
  access: keepers,
  body: z.strictObject({ newId: z.uuid(), toMe: z.boolean() }),
  reply: begunSchema,
  errors: [404, 409, 422],
});

/** Its reports stay. */
export const deleteReportSchedule = post('deleteReportSchedule', 'report/schedules/{id}/delete', {
  ...one,
  repeatable: 'byKey',
  summary: 'Delete a schedule of reports',
  access: keepers,
  body: z.strictObject({ rev }),
  reply: nothingSchema,
  errors: [404, 409],
});
