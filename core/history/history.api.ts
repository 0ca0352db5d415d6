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
import { readNotified, notifySignal, NOTIFIED_SIGNALS } from '../signals/notified-signal.rule.ts';
import { jobSchema } from '../jobs/job.schema.ts';
import { columnList, exportInput, listFile, queryInput } from '../lists/list-input.ts';
import { wholeNumber, text } from '../operations/fields.ts';

/** Access for all dealer users who may open the site (domain guide 6.12). */
const common = {
  access: { kind: 'full', applications: [2], permissions: [] },
  refusals: ['notFound'],
  inGroup: true,
} as const;

const ofSite = { input: { sn: wholeNumber } } as const;

const place = z.string().check(z.regex(/^\d{1,15}\.\d{1,18}\.[0-9a-f-]{36}$/, 'Must be a place'));

/** In the address, signals are separated by commas and have no account and text. */
const signalsCodec = {
  read: ({ xmit, signals }) => ({
    xmit,
    signals: signals.split(',').flatMap((reported) => readNotified(reported) ?? []),
  }),
  write: ({ xmit, signals }) => ({
    xmit,
    signals: signals.slice(0, NOTIFIED_SIGNALS).map(notifySignal).join(','),
  }),
} satisfies Codec<
  { readonly xmit: string; readonly signals: string },
  { readonly xmit: string; readonly signals: readonly DecodedSignal[] }
>;

export const historyApi = {
  /**
   * Returns one page of everything that happened at a site, newest first. `before` is the `next` of the page above it. A
   * filter value that makes no sense is ignored (domain guide 6.12).
   */
  siteHistory: operation({
    ...common,
    ...queryInput(HISTORY_LIST, { ...ofSite.input, before: z.optional(place) }),
    summary: 'History of a site',
    output: historyPageSchema,
  }),

  /** Returns how many matching rows came after a given one, counted up to 5,000. An open screen calls it repeatedly. */
  siteHistoryNew: operation({
    ...common,
    ...queryInput(HISTORY_LIST, { ...ofSite.input, after: place }),
    summary: 'How many rows of a site’s history are newer',
    output: newRowsSchema,
    background: true,
  }),

  /** Returns the alarms that match a filter, newest first, in pages. */
  siteHistoryAlarms: operation({
    ...common,
    ...queryInput(HISTORY_LIST, {
      ...ofSite.input,
      before: z.optional(z.string().check(z.regex(/^\d{1,15}\.\d{1,9}$/, 'Must be a place'))),
    }),
    summary: 'Alarms in the history of a site',
    output: historyAlarmsSchema,
  }),

  /** Returns one alarm with its events and operator actions, up to 24 months back. */
  siteHistoryAlarm: operation({
    ...common,
    summary: 'One alarm with its events',
    input: { sn: wholeNumber, num: wholeNumber },
    output: alarmEventsSchema,
  }),

  /** Returns one row by its `place`, with the signal behind it as it was received. */
  siteHistoryRow: operation({
    ...common,
    summary: 'One row of a site’s history',
    input: { sn: wholeNumber, place: text(80) },
    output: historyDetailSchema,
  }),

  /** Exports exactly the rows of a filter, at most 5,000; more need a job. The export itself is recorded. */
  exportHistory: operation({
    ...common,
    ...listFile,
    ...exportInput(HISTORY_LIST, ofSite.input),
    summary: 'History of a site, as a file',
    refusals: ['notFound', 'unacceptable'],
    background: true,
  }),

  /** Starts the job that creates a file of any length for a filter (domain guide 5.5 "Export"). */
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
   * Returns what signals would do at an account, checked like real ones. Nothing is written, and the pasted text never
   * leaves the browser (domain guide 6.15).
   */
  foreseeSignals: operation({
    ...common,
    summary: 'What signals would do at an account',
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

/** API calls for the screens of history and the decoder (domain guide 6.12, 6.15). A site out of scope gives 404. */
export type HistoryGateway = GatewayOf<typeof historyApi>;
