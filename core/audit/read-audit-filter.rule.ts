import type { AuditFilter, AuditResult } from './audit-line.schema.ts';

/** A filter as a request says it: what is left open is left out. */
export interface SaidAuditFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly person?: string | undefined;
  readonly operation?: string | undefined;
  readonly result?: AuditResult | undefined;
  readonly text?: string | undefined;
}

/** The filter that is said. */
export const readAuditFilter = (said: SaidAuditFilter): AuditFilter => ({
  from: said.from ?? null,
  to: said.to ?? null,
  person: said.person?.trim() ?? '',
  operation: said.operation ?? '',
  result: said.result ?? null,
  text: said.text?.trim() ?? '',
});

/** The other way round. */
export const sayAuditFilter = (filter: AuditFilter): SaidAuditFilter => ({
  from: filter.from ?? undefined,
  to: filter.to ?? undefined,
  person: filter.person || undefined,
  operation: filter.operation || undefined,
  result: filter.result ?? undefined,
  text: filter.text || undefined,
});
