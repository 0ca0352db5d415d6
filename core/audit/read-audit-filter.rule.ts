import type { AuditFilter, AuditResult } from './audit-line.schema.ts';

/** A filter as a request says it: what is left open is left out. */
export interface AuditFilterInput {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly person?: string | undefined;
  readonly operation?: string | undefined;
  readonly result?: AuditResult | undefined;
  readonly text?: string | undefined;
}

/** The filter that is said. */
export const readAuditFilter = (given: AuditFilterInput): AuditFilter => ({
  from: given.from ?? null,
  to: given.to ?? null,
  person: given.person?.trim() ?? '',
  operation: given.operation ?? '',
  result: given.result ?? null,
  text: given.text?.trim() ?? '',
});

/** The other way round. */
export const sayAuditFilter = (filter: AuditFilter): AuditFilterInput => ({
  from: filter.from ?? undefined,
  to: filter.to ?? undefined,
  person: filter.person || undefined,
  operation: filter.operation || undefined,
  result: filter.result ?? undefined,
  text: filter.text || undefined,
});
