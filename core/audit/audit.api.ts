import { operation, type Codec } from '../operations/operation.ts';
import * as z from 'zod/mini';
import {
  type AuditFilter,
  auditLineSchema,
  auditPageSchema,
  auditResultSchema,
  chainPartSchema,
  newLinesSchema,
} from './audit-line.schema.ts';
import {
  readAuditFilter,
  sayAuditFilter,
  type AuditFilterInput,
} from './read-audit-filter.rule.ts';
import { jobSchema } from '../jobs/job.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { WINDOW_ROWS, type ExportFormat } from '../lists/list-query.schema.ts';
import { columnsOf, exportParams, exportQuery, listFile } from '../lists/list-input.ts';
import { wholeNumber, revOrNone } from '../operations/fields.ts';
import type { GatewayOf } from '../operations/gateway-of.ts';

const reader = { kind: 'full', applications: [1], permissions: ['audit'] } as const;

const instant = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/, 'Must be an instant in UTC'),
  z.refine((text) => Number.isFinite(Date.parse(text)), 'Must be an instant that exists'),
);

const text = z.string().check(z.maxLength(LIMITS.searchText));

const filter = {
  from: z.optional(instant),
  to: z.optional(instant),
  person: z.optional(text),
  operation: z.optional(text),
  result: z.optional(auditResultSchema),
  text: z.optional(text),
};

/** The reader's time zone, in which a file has its times. */
const timeZone = z.optional(z.string().check(z.maxLength(LIMITS.searchText)));

/** Converts between a filter with page position and separate query fields. An omitted field is null in the filter. */
const window: Codec<
  AuditFilterInput & { readonly before?: number | undefined; readonly size?: number | undefined },
  { readonly filter: AuditFilter; readonly before: number | null; readonly size: number }
> = {
  read: ({ before, size, ...rest }) => ({
    filter: readAuditFilter(rest),
    before: before ?? null,
    size: size ?? WINDOW_ROWS,
  }),
  write: ({ filter, before, size }) => ({
    ...sayAuditFilter(filter),
    before: before ?? undefined,
    size,
  }),
};

const newer: Codec<
  AuditFilterInput & { readonly after: number },
  { readonly filter: AuditFilter; readonly after: number }
> = {
  read: ({ after, ...rest }) => ({ filter: readAuditFilter(rest), after }),
  write: ({ filter, after }) => ({ ...sayAuditFilter(filter), after }),
};

const file: Codec<
  AuditFilterInput & {
    readonly format: ExportFormat;
    readonly columns?: string | undefined;
    readonly timeZone?: string | undefined;
  },
  {
    readonly query: AuditFilter;
    readonly columns: readonly string[] | null;
    readonly format: ExportFormat;
    readonly timeZone?: string | undefined;
  }
> = {
  read: ({ columns, format, timeZone, ...rest }) => ({
    query: readAuditFilter(rest),
    columns: columnsOf({ columns }),
    format,
    timeZone,
  }),
  write: ({ query, columns, format, timeZone }) => ({
    timeZone,
    ...sayAuditFilter(query),
    ...exportQuery({ columns: columns ?? [], format }),
  }),
};

const job: Codec<
  AuditFilterInput & {
    readonly columns?: string | undefined;
    readonly timeZone?: string | undefined;
  },
  {
    readonly filter: AuditFilter;
    readonly columns: readonly string[] | null;
    readonly timeZone?: string | undefined;
  }
> = {
  read: ({ columns, timeZone, ...rest }) => ({
    filter: readAuditFilter(rest),
    columns: columnsOf({ columns }),
    timeZone,
  }),
  write: ({ filter, columns, timeZone }) => ({
    timeZone,
    ...sayAuditFilter(filter),
    columns: columns?.join(',') || undefined,
  }),
};

export const auditApi = {
  /** Returns one page of the audit log, newest first. `before` is the previous page's `next`, or null for the first page. */
  auditPage: operation({
    summary: 'Lines of the audit log',
    access: reader,
    input: {
      ...filter,
      before: z.optional(revOrNone),
      size: z.optional(wholeNumber.check(z.maximum(WINDOW_ROWS))),
    },
    codec: window,
    output: auditPageSchema,
  }),

  /** Returns one entry by its number, with more facts than in the list; 404 if there is no such entry. */
  auditLine: operation({
    summary: 'One line of the audit log',
    access: reader,
    input: { seq: wholeNumber },
    output: auditLineSchema,
  }),

  /** Counts the entries after a given entry that match a filter, up to 5,000. Called repeatedly by an open list. */
  auditNew: operation({
    summary: 'Number of newer lines of the audit log',
    access: reader,
    input: { ...filter, after: revOrNone },
    codec: newer,
    background: true,
    output: newLinesSchema,
  }),

  /** Exports the entries that match a filter, at most 5,000. The export itself is also entered in the audit log. */
  auditExport: operation({
    ...listFile,
    summary: 'Lines of the audit log, as a file',
    access: reader,
    input: { ...filter, ...exportParams, timeZone },
    codec: file,
    background: true,
  }),

  /**
   * Starts a job that exports all entries that match a filter. 409 while the person has too many jobs in progress, 422 for
   * too many entries.
   */
  startAuditExport: operation({
    summary: 'Start an export of the audit log',
    access: reader,
    input: { ...filter, columns: exportParams.columns, timeZone },
    codec: job,
    output: jobSchema,
    refusals: ['conflict', 'unacceptable'],
    impersonation: 'never',
    oncePerKey: true,
  }),

  /** Checks a limited part of the hash chain. While the state is `more`, the client calls again with `after` = `upTo`. */
  auditChain: operation({
    summary: 'Verify that the audit log is unchanged',
    access: reader,
    input: { after: z.optional(revOrNone) },
    background: true,
    output: chainPartSchema,
  }),
};

/** Server calls of staff who may read the audit log (domain guide 6.17). Each export is itself entered in the audit log. */
export type AuditGateway = GatewayOf<typeof auditApi>;
