import type { GatewayOf } from '../operations/gateway-of.ts';
import { type Codec, operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { HISTORY_LIST } from './history-list.ts';
import {
  alarmEventsSchema,
  historyAlarmsSchema,
  historyDetailSchema,
  historyPageSchema,
  newRowsSchema,
} from './history-row.schema.ts';
import { foreseenSignalsSchema } from '../signals/foreseen.schema.ts';
import type { DecodedSignal } from '../signals/signal.ts';
import { readSignal, writeSignal, QUERY_SIGNALS } from '../signals/signal-notation.rule.ts';
import { jobSchema } from '../jobs/job.schema.ts';
import { columnList, exportInput, listFile, queryInput } from '../lists/list-input.ts';
import { wholeNumber, text } from '../operations/fields.ts';

/** Access for dealer users who may open the site (domain guide 6.12). */
const common = {
  access: { kind: 'full', applications: [2], permissions: [] },
  refusals: ['notFound'],
  inGroup: true,
} as const;

const ofSite = { input: { sn: wholeNumber } } as const;

const place = z.string().check(z.regex(/^\d{1,15}\.\d{1,18}\.[0-9a-f-]{36}$/, 'Must be a place'));

/** Encodes signals in the URL, separated by commas, without account and text. */
const signalsCodec = {
  read: ({ xmit, signals }) => ({
    xmit,
    signals: signals.split(',').flatMap((part) => readSignal(part) ?? []),
  }),
  write: ({ xmit, signals }) => ({
    xmit,
    signals: signals.slice(0, QUERY_SIGNALS).map(writeSignal).join(','),
  }),
} satisfies Codec<
  { readonly xmit: string; readonly signals: string },
  { readonly xmit: string; readonly signals: readonly DecodedSignal[] }
>;

export const historyApi = {
  /**
   * Returns one page of a site's history, newest first (domain guide 6.12). `before` is the `next` cursor of the newer
   * page. Invalid filter values are ignored.
   */
  siteHistory: operation({
    ...common,
    ...queryInput(HISTORY_LIST, { ...ofSite.input, before: z.optional(place) }),
    summary: 'History of a site',
    output: historyPageSchema,
  }),

  /** Returns how many matching rows are newer than a given row, counted up to 5,000. */
  siteHistoryNew: operation({
    ...common,
    ...queryInput(HISTORY_LIST, { ...ofSite.input, after: place }),
    summary: 'Number of newer rows of a site’s history',
    output: newRowsSchema,
    background: true,
  }),

  /** Returns a page of the alarms that match a filter, newest first. */
  siteHistoryAlarms: operation({
    ...common,
    ...queryInput(HISTORY_LIST, {
      ...ofSite.input,
      before: z.optional(z.string().check(z.regex(/^\d{1,15}\.\d{1,9}$/, 'Must be a place'))),
    }),
    summary: 'Alarms in the history of a site',
    output: historyAlarmsSchema,
  }),

  /** Returns one alarm with its events and operator actions of the last 24 months. */
  siteHistoryAlarm: operation({
    ...common,
    summary: 'One alarm with its events',
    input: { sn: wholeNumber, num: wholeNumber },
    output: alarmEventsSchema,
  }),

  /** Returns one history row by its `place`, with the signal as received. */
  siteHistoryRow: operation({
    ...common,
    summary: 'One row of a site’s history',
    input: { sn: wholeNumber, place: text(80) },
    output: historyDetailSchema,
  }),

  /** Exports the rows of a filter, at most 5,000; more rows require a job. The export is recorded in the audit log. */
  exportHistory: operation({
    ...common,
    ...listFile,
    ...exportInput(HISTORY_LIST, ofSite.input),
    summary: 'History of a site, as a file',
    refusals: ['notFound', 'unacceptable'],
    background: true,
  }),

  /** Starts a job that exports all rows of a filter (domain guide 5.5 "Export"). */
  startHistoryExport: operation({
    ...common,
    ...queryInput(HISTORY_LIST, { ...ofSite.input, columns: columnList }),
    summary: 'Start an export of a site’s history',
    output: jobSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    oncePerKey: true,
    impersonation: 'never',
  }),

  /**
   * Returns what signals would do at an account, by the rules for real signals (domain guide 6.15). Writes nothing. The
   * browser sends only decoded signals, never the pasted text.
   */
  foreseeSignals: operation({
    ...common,
    summary: 'Explain what signals would do at an account',
    input: {
      xmit: text(20),
      signals: z
        .string()
        .check(z.maxLength(600), z.regex(/^[\w.]{1,40}(,[\w.]{1,40}){0,19}$/, 'Must be signals')),
    },
    codec: signalsCodec,
    output: foreseenSignalsSchema,
  }),
};

/** API for the history and decoder screens (domain guide 6.12, 6.15). Responds with 404 for a site outside the caller's scope. */
export type HistoryGateway = GatewayOf<typeof historyApi>;
