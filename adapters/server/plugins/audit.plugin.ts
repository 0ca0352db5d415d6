import type { Backend } from '#core/backend/backend.ts';
import type { AuditFilter, PageSize } from '#core/audit/audit-filter.ts';
import type { AuditResult } from '#core/audit/audit-record.schema.ts';
import { auditChain, auditExport, auditPage, auditPrint } from '#adapters/wire/audit.wire.ts';
import { columnsOf } from '#adapters/wire/lists.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type AuditCases = Pick<Backend, 'readAudit' | 'exportAudit' | 'printAudit' | 'checkAuditChain'>;

interface FilterQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly person?: string | undefined;
  readonly operation?: string | undefined;
  readonly result?: AuditResult | undefined;
  readonly text?: string | undefined;
}

const SIZES: Readonly<Record<'25' | '50' | '100', PageSize>> = { 25: 25, 50: 50, 100: 100 };

const filterOf = (query: FilterQuery): AuditFilter => ({
  from: query.from ?? null,
  to: query.to ?? null,
  person: query.person?.trim() ?? '',
  operation: query.operation ?? '',
  result: query.result ?? null,
  text: query.text?.trim() ?? '',
});

/** The record, its export and its check (domain guide 6.17). */
export const serveAudit = (routes: ApiRoutes, backend: AuditCases): void => {
  routes.session(auditPage, async ({ caller, query }) =>
    bare(
      await backend.readAudit.execute(caller, {
        filter: filterOf(query),
        before: query.before === undefined ? null : Number(query.before),
        size: SIZES[query.size ?? '25'],
      }),
    ),
  );
  routes.session(auditExport, async ({ caller, query }) =>
    bare(await backend.exportAudit.execute(caller, { filter: filterOf(query) })),
  );
  routes.session(auditPrint, async ({ caller, query }) =>
    bare(await backend.printAudit(caller, { filter: filterOf(query), columns: columnsOf(query) })),
  );
  routes.session(auditChain, async ({ caller, query }) =>
    bare(await backend.checkAuditChain.execute(caller, { after: Number(query.after ?? '0') })),
  );
};
