import type { AuditFilter } from '#core/audit/audit-record.schema.ts';
import type { AuditGateway } from '#core/audit/audit.gateway.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import * as wire from '../wire/audit.wire.ts';
import { exportQuery } from '../wire/lists.wire.ts';
import type { ApiClient } from './api-client.ts';

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
    client.call(wire.auditPage, { ...queryOf(filter), before: before ?? undefined, size }),
  line: (seq) => client.call(wire.auditLine, { seq }),
  countNew: async (filter, after) =>
    mapOk(
      await client.call(wire.auditNew, { ...queryOf(filter), after }, { background: true }),
      ({ count }) => count,
    ),
  exportLines: (filter, wanted) =>
    client.call(
      wire.auditExport,
      { ...queryOf(filter), ...exportQuery(wanted) },
      { background: true },
    ),
  startExport: (filter, columns, idempotencyKey) =>
    client.call(
      wire.startAuditExport,
      { ...queryOf(filter), columns: columns.join(',') || undefined },
      { idempotencyKey },
    ),
  checkChain: (after) => client.call(wire.auditChain, { after }, { background: true }),
});
