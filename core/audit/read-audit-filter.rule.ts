import type { AuditFilter, AuditResult } from './audit-line.schema.ts';

/** A filter as a request sends it; parts without a restriction are left out. */
export interface AuditFilterInput {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly person?: string | undefined;
  readonly operation?: string | undefined;
  readonly result?: AuditResult | undefined;
  readonly text?: string | undefined;
}

/** Converts the request's fields to a filter. */
export const readAuditFilter = (given: AuditFilterInput): AuditFilter => ({
  from: given.from ?? null,
  to: given.to ?? null,
  person: given.person?.trim() ?? '',
  operation: given.operation ?? '',
  result: given.result ?? null,
  text: given.text?.trim() ?? '',
});

/** Converts a filter to the request's fields. */
export const sayAuditFilter = (filter: AuditFilter): AuditFilterInput => ({
  from: filter.from ?? undefined,
  to: filter.to ?? undefined,
  person: filter.person || undefined,
  operation: filter.operation || undefined,
  result: filter.result ?? undefined,
  text: filter.text || undefined,
});
