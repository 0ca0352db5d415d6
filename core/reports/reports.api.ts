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

/** Staff see the reports of every group, a dealer those of the active group and its branches. */
const readers = { kind: 'full', applications: [1, 2], permissions: ['reportRead'] } as const;

/** What is made for a group is made by those who work in it. */
const keepers = { kind: 'full', applications: [2], permissions: ['reportRead'] } as const;

const page = z.optional(z.string().check(z.maxLength(9)));

const begunSchema = z.object({ ids: z.array(z.string()) });

const one = { input: { id: z.uuid() }, inGroup: true } as const;

const act = { ...one, access: readers, repeatable: 'byKey' } as const;

/** A job knows its owner alone, and so does its line of the audit log: what runs in the background is nobody else's to start (SECURITY.md §2.9). */
const background = { impersonation: 'never' } as const;

export const reportsApi = {
  /** Reports, the newest first: finished, under way, failed and expired (domain guide 6.9). */
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
    summary: 'The list of reports of a filter, as a file',
    access: readers,
    ...exportInput(REPORT_LIST, {}),
    refusals: ['notFound', 'unacceptable'],
    inGroup: true,
    background: true,
  }),

  /** The file of a report, for 90 days; 412 once it is deleted. */
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

  /** Runs a report now, once for the id the dialog made. */
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

  /** The same days again, in the same form or another, whole or in pieces that are short enough. */
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
    summary: 'Stop a report that is under way',
    refusals: ['notFound', 'conflict'],
  }),

  /** Mails the link to the recipients again. */
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

  /** When reports are made by themselves, and what a form of one can choose. */
  listReportSchedules: operation({
    summary: 'Schedules of reports',
    access: readers,
    output: reportSchedulesSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  /** Once for the id the form made. */
  addReportSchedule: operation({
    ...background,
    summary: 'Make a report by itself from now on',
    access: keepers,
    input: { id: z.uuid(), ...reportScheduleForm },
    output: reportScheduleSchema,
    refusals: ['notFound', 'conflict'],
    inGroup: true,
    repeatable: 'byKey',
  }),

  /** 409 names who was quicker and when. */
  changeReportSchedule: operation({
    ...background,
    ...one,
    summary: 'Change a schedule of reports',
    access: keepers,
    input: { ...one.input, rev, ...reportScheduleForm },
    output: reportScheduleSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'byKey',
  }),

  /** The report of a schedule now, besides its times: to its recipients, or to whoever presses alone. */
  runReportSchedule: operation({
    ...background,
    ...one,
    summary: 'Run a schedule of reports now',
    access: keepers,
    input: { ...one.input, newId: z.uuid(), toMe: z.boolean() },
    output: begunSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),

  /** Its reports stay. */
  deleteReportSchedule: operation({
    ...one,
    summary: 'Delete a schedule of reports',
    access: keepers,
    input: { ...one.input, rev },
    refusals: ['notFound', 'conflict'],
    repeatable: 'byKey',
  }),
};

/** What reports and their schedules ask of the provider: a dealer those of the active group and its branches, staff those of every group. */
export type ReportsGateway = GatewayOf<typeof reportsApi>;
