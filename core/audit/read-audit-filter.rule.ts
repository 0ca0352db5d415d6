import type { AuditFilter, AuditResult } from './audit-line.schema.ts';

/** A filter as sent in a request. Unrestricted parts are left out. */
export interface AuditFilterInput {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly person?: string | undefined;
  readonly operation?: string | undefined;
  readonly result?: AuditResult | undefined;
  readonly text?: string | undefined;
}

/** Converts request fields to an audit-log filter. */
export const readAuditFilter = (given: AuditFilterInput): AuditFilter => ({
  from: given.from ?? null,
  to: given.to ?? null,
  person: given.person?.trim() ?? '',
  operation: given.operation ?? '',
  result: given.result ?? null,
  text: given.text?.trim() ?? '',
});

/** Converts an audit-log filter to request fields. */
export const sayAuditFilter = (filter: AuditFilter): AuditFilterInput => ({
  from: filter.from ?? undefined,
  to: filter.to ?? undefined,
  person: filter.person || undefined,
  operation: filter.operation || undefined,
  result: filter.result ?? undefined,
  text: filter.text || undefined,
});
