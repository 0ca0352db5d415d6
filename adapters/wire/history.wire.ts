import * as z from 'zod/mini';
import { HISTORY_LIST } from '#core/history/history-list.ts';
import {
  alarmEventsSchema,
  historyAlarmsSchema,
  historyDetailSchema,
  historyPageSchema,
  newRowsSchema,
} from '#core/history/history.schema.ts';
import { foreseenSignalsSchema } from '#core/signals/foreseen.schema.ts';
import { get, post } from './endpoint.ts';
import { jobSchema } from '#core/jobs/job.schema.ts';
import { exportParams, listFile, listParams } from './lists.wire.ts';
import { numberText, text } from './params.ts';

/** Everyone who may open the site (domain guide 6.12). */
const common = {
  access: { kind: 'full', applications: [2], permissions: [] },
  inGroup: true,
  errors: [404],
} as const;
const ofSite = { ...common, params: z.strictObject({ sn: numberText }) } as const;
const filters = listParams(HISTORY_LIST);
const place = z.string().check(z.regex(/^\d{1,15}\.\d{1,18}\.[0-9a-f-]{36}$/, 'Must be a place'));

/** One window of everything that happened at a site, newest first; what a filter cannot mean counts as not said (domain guide 6.12). */
export const siteHistory = get('siteHistory', 'site/{sn}/history', {
  ...ofSite,
  summary: 'History of a site',
  query: z.strictObject({ ...filters, before: z.optional(place) }),
  reply: historyPageSchema,
});

/** How many rows of a filter came after one; a screen that stands open asks for it. */
export const siteHistoryNew = get('siteHistoryNew', 'site/{sn}/history/new', {
  ...ofSite,
  summary: 'How many rows of a site’s history are newer',
  query: z.strictObject({ ...filters, after: place }),
  reply: newRowsSchema,
});

/** The alarms of a filter, newest first, in windows. */
export const siteHistoryAlarms = get('siteHistoryAlarms', 'site/{sn}/history/alarms', {
  ...ofSite,
  summary: 'Alarms in the history of a site',
  query: z.strictObject({
    ...filters,
    before: z.optional(z.string().check(z.regex(/^\d{1,15}\.\d{1,9}$/, 'Must be a place'))),
  }),
  reply: historyAlarmsSchema,
});

/** One alarm with its events and what operators did, 24 months back. */
export const siteHistoryAlarm = get('siteHistoryAlarm', 'site/{sn}/history/alarms/{num}', {
  ...common,
  summary: 'One alarm with its events',
  params: z.strictObject({ sn: numberText, num: numberText }),
  reply: alarmEventsSchema,
});

/** One row by the `place` its window named, with the signal behind it as it was received. */
export const siteHistoryRow = get('siteHistoryRow', 'site/{sn}/history/rows/{place}', {
  ...common,
  summary: 'One row of a site’s history',
  params: z.strictObject({ sn: numberText, place: text(80) }),
  reply: historyDetailSchema,
});

/** Exactly the rows of a filter, at most 5,000, more by a job; leaves a line of its own. */
export const exportHistory = get('exportHistory', 'site/{sn}/history/export', {
  ...ofSite,
  ...listFile,
  summary: 'History of a site, as a file',
  query: z.strictObject({ ...filters, ...exportParams }),
  errors: [404, 422],
});

/** Starts the job that makes a file of a filter of any length (domain guide 5.5 "Export"). */
export const startHistoryExport = post('startHistoryExport', 'site/{sn}/history/exports', {
  ...ofSite,
  oncePerKey: true,
  impersonation: 'never',
  summary: 'Start an export of a site’s history',
  body: z.strictObject({ ...filters, columns: exportParams.columns }),
  reply: jobSchema,
  errors: [404, 409, 422],
});

/** What signals would do at an account, judged like real ones; nothing is written (domain guide 6.15). */
export const foreseeSignals = get('foreseeSignals', 'device/xmit/signals', {
  ...common,
  summary: 'What signals would do at an account',
  query: z.strictObject({
    xmit: text(20),
    signals: z
      .string()
      .check(z.maxLength(600), z.regex(/^[\w.]{1,40}(,[\w.]{1,40}){0,19}$/, 'Must be signals')),
  }),
  reply: foreseenSignalsSchema,
});
