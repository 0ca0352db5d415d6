import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { HISTORY_LIST } from './history-list.ts';
import {
  alarmEventsSchema,
  historyAlarmsSchema,
  historyDetailSchema,
  historyPageSchema,
  newRowsSchema,
} from './history.schema.ts';
import { foreseenSignalsSchema } from '../signals/foreseen.schema.ts';
import { jobSchema } from '../jobs/job.schema.ts';
import { exportParams, listFile, listParams } from '../lists/list-input.ts';
import { wholeNumber, text } from '../operations/fields.ts';

/** Everyone who may open the site (domain guide 6.12). */
const common = {
  access: { kind: 'full', applications: [2], permissions: [] },
  refusals: ['notFound'],
  inGroup: true,
} as const;

const ofSite = { ...common, input: { sn: wholeNumber } } as const;

const filters = listParams(HISTORY_LIST);

const place = z.string().check(z.regex(/^\d{1,15}\.\d{1,18}\.[0-9a-f-]{36}$/, 'Must be a place'));

export const historyApi = {
  /** One window of everything that happened at a site, newest first; what a filter cannot mean counts as not said (domain guide 6.12). */
  siteHistory: operation({
    ...ofSite,
    summary: 'History of a site',
    input: { ...ofSite.input, ...filters, before: z.optional(place) },
    output: historyPageSchema,
  }),

  /** How many rows of a filter came after one; a screen that stands open asks for it. */
  siteHistoryNew: operation({
    ...ofSite,
    summary: 'How many rows of a site’s history are newer',
    input: { ...ofSite.input, ...filters, after: place },
    output: newRowsSchema,
  }),

  /** The alarms of a filter, newest first, in windows. */
  siteHistoryAlarms: operation({
    ...ofSite,
    summary: 'Alarms in the history of a site',
    input: {
      ...ofSite.input,
      ...filters,
      before: z.optional(z.string().check(z.regex(/^\d{1,15}\.\d{1,9}$/, 'Must be a place'))),
    },
    output: historyAlarmsSchema,
  }),

  /** One alarm with its events and what operators did, 24 months back. */
  siteHistoryAlarm: operation({
    ...common,
    summary: 'One alarm with its events',
    input: { sn: wholeNumber, num: wholeNumber },
    output: alarmEventsSchema,
  }),

  /** One row by the `place` its window named, with the signal behind it as it was received. */
  siteHistoryRow: operation({
    ...common,
    summary: 'One row of a site’s history',
    input: { sn: wholeNumber, place: text(80) },
    output: historyDetailSchema,
  }),

  /** Exactly the rows of a filter, at most 5,000, more by a job; leaves a line of its own. */
  exportHistory: operation({
    ...ofSite,
    ...listFile,
    summary: 'History of a site, as a file',
    input: { ...ofSite.input, ...filters, ...exportParams },
    refusals: ['notFound', 'unacceptable'],
  }),

  /** Starts the job that makes a file of a filter of any length (domain guide 5.5 "Export"). */
  startHistoryExport: operation({
    ...ofSite,
    summary: 'Start an export of a site’s history',
    input: { ...ofSite.input, ...filters, columns: exportParams.columns },
    output: jobSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    oncePerKey: true,
    impersonation: 'never',
  }),

  /** What signals would do at an account, judged like real ones; nothing is written (domain guide 6.15). */
  foreseeSignals: operation({
    ...common,
    summary: 'What signals would do at an account',
    input: {
      xmit: text(20),
      signals: z
        .string()
        .check(z.maxLength(600), z.regex(/^[\w.]{1,40}(,[\w.]{1,40}){0,19}$/, 'Must be signals')),
    },
    output: foreseenSignalsSchema,
  }),
};
