import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { REPORT_LIST } from './report-list.ts';
import {
  reportScheduleForm,
  reportScheduleSchema,
  reportSchedulesSchema,
} from './report-schedule.schema.ts';
import { REPORT_FORMATS, reportPageSchema, reportRequest } from './report-row.schema.ts';
import { REPORT_SPLITS } from './report-splits.rule.ts';
import { rev } from '../operations/fields.ts';
import { fileReplySchema, REPORT_MEDIA } from '../documents/file-answer.ts';
import { exportInput, listFile, queryInput } from '../lists/list-input.ts';

/** Access rule for reading. Staff see the reports of every group; dealers see the reports of the active group and its branches. */
const readers = { kind: 'full', applications: [1, 2], permissions: ['reportRead'] } as const;

/** Access rule for writing: only people who work in a group create reports for it. */
const keepers = { kind: 'full', applications: [2], permissions: ['reportRead'] } as const;

const page = z.optional(z.string().check(z.maxLength(9)));

const begunSchema = z.object({ ids: z.array(z.string()) });

const one = { input: { id: z.uuid() }, inGroup: true } as const;

const act = { ...one, access: readers, repeatable: 'byKey' } as const;

/**
 * Jobs and their audit log entries record only the owner and not the staff member who acts as the owner, so staff must not
 * start background work on behalf of a user (SECURITY.md §2.9).
 */
const background = { impersonation: 'never' } as const;

export const reportsApi = {
  /** Returns reports, newest first: finished, in progress, failed and expired (domain guide 6.9). */
  listCompletedReports: operation({
    summary: 'Completed reports',
    access: readers,
    ...queryInput(REPORT_LIST, { page }),
    output: reportPageSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  exportCompletedReports: operation({
    ...listFile,
    summary: 'Filtered reports, as a file',
    access: readers,
    ...exportInput(REPORT_LIST, {}),
    refusals: ['notFound', 'unacceptable'],
    inGroup: true,
    background: true,
  }),

  /** Returns the file of a report for 90 days, then status 412. */
  reportFile: operation({
    ...one,
    summary: 'The file of a report',
    access: readers,
    output: fileReplySchema,
    refusals: ['notFound', 'conflict', 'expired'],
    file: 'download',
    media: REPORT_MEDIA,
    background: true,
  }),

  /** Runs a report now. The dialog creates the id, so that repeating the request starts no second run. */
  runReport: operation({
    ...background,
    summary: 'Run a report',
    access: keepers,
    input: { id: z.uuid(), ...reportRequest },
    output: begunSchema,
    refusals: ['notFound', 'conflict'],
    inGroup: true,
    repeatable: 'byKey',
  }),

  /** Runs a report again for the same days, in any format, as a whole or in parts that are short enough. */
  runReportAgain: operation({
    ...background,
    ...act,
    summary: 'Run a report again',
    input: {
      ...act.input,
      newId: z.uuid(),
      format: z.enum(REPORT_FORMATS),
      split: z.enum(REPORT_SPLITS),
    },
    output: begunSchema,
    refusals: ['notFound', 'conflict'],
  }),

  stopReport: operation({
    ...act,
    summary: 'Stop a running report',
    refusals: ['notFound', 'conflict'],
  }),

  /** Mails the link to the report to its recipients again. */
  sendReport: operation({
    ...act,
    summary: 'Send the link of a report again',
    output: z.object({ sent: z.int() }),
    refusals: ['notFound', 'conflict', 'expired'],
    impersonation: 'never',
  }),

  deleteReport: operation({
    ...act,
    summary: 'Delete a report with its file',
    refusals: ['notFound'],
  }),

  /** Returns the schedules and the choices for the schedule form. */
  listReportSchedules: operation({
    summary: 'Report schedules',
    access: readers,
    output: reportSchedulesSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  /** Adds a schedule. The form creates the id, so that repeating the request adds no second schedule. */
  addReportSchedule: operation({
    ...background,
    summary: 'Schedule a report',
    access: keepers,
    input: { id: z.uuid(), ...reportScheduleForm },
    output: reportScheduleSchema,
    refusals: ['notFound', 'conflict'],
    inGroup: true,
    repeatable: 'byKey',
  }),

  /** Changes a schedule. A 409 response names the person who changed the schedule first, and the time. */
  changeReportSchedule: operation({
    ...background,
    ...one,
    summary: 'Change a report schedule',
    access: keepers,
    input: { ...one.input, rev, ...reportScheduleForm },
    output: reportScheduleSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'byKey',
  }),

  /** Runs a schedule now, in addition to its normal times. The report goes to the schedule's recipients or only to the caller. */
  runReportSchedule: operation({
    ...background,
    ...one,
    summary: 'Run a report schedule now',
    access: keepers,
    input: { ...one.input, newId: z.uuid(), toMe: z.boolean() },
    output: begunSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),

  /** Deletes a schedule. Reports already created remain. */
  deleteReportSchedule: operation({
    ...one,
    summary: 'Delete a report schedule',
    access: keepers,
    input: { ...one.input, rev },
    refusals: ['notFound', 'conflict'],
    repeatable: 'byKey',
  }),
};

/**
 * The provider's operations for reports and report schedules. Dealers see the reports and schedules of the active group
 * and its branches; staff see those of every group.
 */
export type ReportsGateway = GatewayOf<typeof reportsApi>;
