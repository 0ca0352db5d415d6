import * as z from 'zod/mini';
import {
  auditLineSchema,
  auditPageSchema,
  auditResultSchema,
  chainPartSchema,
  newLinesSchema,
} from '#core/audit/audit-record.schema.ts';
import { jobSchema } from '#core/jobs/job.schema.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import { WINDOW_ROWS } from '#core/lists/list-query.schema.ts';
import { get, post } from './endpoint.ts';
import { exportParams, listFile } from './lists.wire.ts';
import { numberText, revText } from './params.ts';

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

/** One window of the record, newest first; `before` is the `next` of the window above it. */
export const auditPage = get('auditPage', 'support/audit', {
  access: reader,
  summary: 'Lines of the record',
  query: z.strictObject({
    ...filter,
    before: z.optional(revText),
    size: z.optional(z.pipe(numberText, z.number().check(z.maximum(WINDOW_ROWS)))),
  }),
  reply: auditPageSchema,
});

/** One line by its number, with more of its facts than the list carries; 404 for a number without one. */
export const auditLine = get('auditLine', 'support/audit/lines/{seq}', {
  access: reader,
  summary: 'One line of the record',
  params: z.strictObject({ seq: numberText }),
  reply: auditLineSchema,
});

/** How many lines of one filter were written after a line; a list that stands open asks for it. */
export const auditNew = get('auditNew', 'support/audit/new', {
  access: reader,
  summary: 'How many lines of the record are newer',
  query: z.strictObject({ ...filter, after: revText }),
  reply: newLinesSchema,
});

/** The lines of one filter, at most 5,000; leaves a line of its own. */
export const auditExport = get('auditExport', 'support/audit/export', {
  ...listFile,
  access: reader,
  summary: 'Lines of the record, as a file',
  query: z.strictObject({ ...filter, ...exportParams }),
});

/** Starts the job that makes a file of all lines of one filter; 409 while the person has too many under way, 422 for too many lines. */
export const startAuditExport = post('startAuditExport', 'support/audit/exports', {
  summary: 'Start an export of the record',
  access: reader,
  impersonation: 'never',
  body: z.strictObject({ ...filter, columns: exportParams.columns }),
  reply: jobSchema,
  oncePerKey: true,
  errors: [409, 422],
});

/** A bounded part of the chain's check; ask again with `after` = `upTo` while it says `more`. */
export const auditChain = get('auditChain', 'support/audit/chain', {
  access: reader,
  summary: 'Whether the record is as it was written',
  query: z.strictObject({ after: z.optional(revText) }),
  reply: chainPartSchema,
});
