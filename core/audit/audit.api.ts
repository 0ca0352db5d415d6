import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import {
  auditLineSchema,
  auditPageSchema,
  auditResultSchema,
  chainPartSchema,
  newLinesSchema,
} from './audit-record.schema.ts';
import { jobSchema } from '../jobs/job.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { WINDOW_ROWS } from '../lists/list-query.schema.ts';
import { exportParams, listFile } from '../lists/list-input.ts';
import { wholeNumber, revOrNone } from '../operations/fields.ts';

const reader = { kind: 'full', applications: [1], permissions: ['audit'] } as const;

const instant = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/, 'Must be an instant in UTC'));

const text = z.string().check(z.maxLength(LIMITS.searchText));

const filter = {
  from: z.optional(instant),
  to: z.optional(instant),
  person: z.optional(text),
  operation: z.optional(text),
  result: z.optional(auditResultSchema),
  text: z.optional(text),
};

export const auditApi = {
  /** One window of the record, newest first; `before` is the `next` of the window above it. */
  auditPage: operation({
    summary: 'Lines of the record',
    access: reader,
    input: {
      ...filter,
      before: z.optional(revOrNone),
      size: z.optional(wholeNumber.check(z.maximum(WINDOW_ROWS))),
    },
    output: auditPageSchema,
  }),

  /** One line by its number, with more of its facts than the list carries; 404 for a number without one. */
  auditLine: operation({
    summary: 'One line of the record',
    access: reader,
    input: { seq: wholeNumber },
    output: auditLineSchema,
  }),

  /** How many lines of one filter were written after a line; a list that stands open asks for it. */
  auditNew: operation({
    summary: 'How many lines of the record are newer',
    access: reader,
    input: { ...filter, after: revOrNone },
    output: newLinesSchema,
  }),

  /** The lines of one filter, at most 5,000; leaves a line of its own. */
  auditExport: operation({
    ...listFile,
    summary: 'Lines of the record, as a file',
    access: reader,
    input: { ...filter, ...exportParams },
  }),

  /** Starts the job that makes a file of all lines of one filter; 409 while the person has too many under way, 422 for too many lines. */
  startAuditExport: operation({
    summary: 'Start an export of the record',
    access: reader,
    input: { ...filter, columns: exportParams.columns },
    output: jobSchema,
    refusals: ['conflict', 'unacceptable'],
    impersonation: 'never',
    oncePerKey: true,
  }),

  /** A bounded part of the chain's check; ask again with `after` = `upTo` while it says `more`. */
  auditChain: operation({
    summary: 'Whether the record is as it was written',
    access: reader,
    input: { after: z.optional(revOrNone) },
    output: chainPartSchema,
  }),
};
