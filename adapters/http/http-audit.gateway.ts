import type { AuditFilter } from '#core/audit/audit-record.schema.ts';
import type { AuditGateway } from '#core/audit/audit.gateway.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import { exportQuery } from '#core/lists/list-input.ts';
import type { ApiClient } from './api-client.ts';
import { auditRoutes } from '../wire/audit.routes.ts';

const queryOf = ({ from, to, person, operation, result, text }: AuditFilter) => ({
  from: from ?? undefined,
  to: to ?? undefined,
  person: person || undefined,
  operation: operation || undefined,
  result: result ?? undefined,
  text: text || undefined,
});

/** The record over HTTP. */
export const httpAuditGateway = (client: ApiClient): AuditGateway => ({
  page: (filter, { before, size }) =>
    client.call(auditRoutes.auditPage, { ...queryOf(filter), before: before ?? undefined, size }),
  line: (seq) => client.call(auditRoutes.auditLine, { seq }),
  countNew: async (filter, after) =>
    mapOk(
      await client.call(auditRoutes.auditNew, { ...queryOf(filter), after }, { background: true }),
      ({ count }) => count,
    ),
  exportLines: (filter, wanted) =>
    client.call(
      auditRoutes.auditExport,
      { ...queryOf(filter), ...exportQuery(wanted) },
      { background: true },
    ),
  startExport: (filter, columns, idempotencyKey) =>
    client.call(
      auditRoutes.startAuditExport,
      { ...queryOf(filter), columns: columns.join(',') || undefined },
      { idempotencyKey },
    ),
  checkChain: (after) => client.call(auditRoutes.auditChain, { after }, { background: true }),
});
