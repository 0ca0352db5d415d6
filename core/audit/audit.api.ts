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
  AuditFilterInput & { readonly format: ExportFormat; readonly columns?: string | undefined },
  {
    readonly query: AuditFilter;
    readonly columns: readonly string[] | null;
    readonly format: ExportFormat;
  }
> = {
  read: ({ columns, format, ...rest }) => ({
    query: readAuditFilter(rest),
    columns: columnsOf({ columns }),
    format,
  }),
  write: ({ query, columns, format }) => ({
    ...sayAuditFilter(query),
    ...exportQuery({ columns: columns ?? [], format }),
  }),
};

const job: Codec<
  AuditFilterInput & { readonly columns?: string | undefined },
  { readonly filter: AuditFilter; readonly columns: readonly string[] | null }
> = {
  read: ({ columns, ...rest }) => ({
    filter: readAuditFilter(rest),
    columns: columnsOf({ columns }),
  }),
  write: ({ filter, columns }) => ({
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

  /** Returns one line by its number, with more facts than in the list; 404 if there is no such line. */
  auditLine: operation({
    summary: 'One line of the audit log',
    access: reader,
    input: { seq: wholeNumber },
    output: auditLineSchema,
  }),

  /** Counts the lines after a given line that match a filter, up to 5,000. Called repeatedly by an open list. */
  auditNew: operation({
    summary: 'Number of newer lines of the audit log',
    access: reader,
    input: { ...filter, after: revOrNone },
    codec: newer,
    background: true,
    output: newLinesSchema,
  }),

  /** Exports the lines that match a filter, at most 5,000, and writes an audit-log line. */
  auditExport: operation({
    ...listFile,
    summary: 'Lines of the audit log, as a file',
    access: reader,
    input: { ...filter, ...exportParams },
    codec: file,
    background: true,
  }),

  /**
   * Starts a job that exports all lines that match a filter. 409 while the person has too many jobs in progress, 422 for
   * too many lines.
   */
  startAuditExport: operation({
    summary: 'Start an export of the audit log',
    access: reader,
    input: { ...filter, columns: exportParams.columns },
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

/** Server calls of staff who may read the audit log (domain guide 6.17). Each export writes an audit-log line. */
export type AuditGateway = GatewayOf<typeof auditApi>;
