import type { output } from 'zod/v4/core';
import type { AuditFilter } from '#core/audit/audit-record.schema.ts';
import * as wire from '#adapters/wire/audit.wire.ts';
import { WINDOW_ROWS } from '#core/lists/list-query.schema.ts';
import { columnsOf } from '#adapters/wire/lists.wire.ts';
import { plugin } from './plugin.ts';

const filterOf = (query: Omit<output<typeof wire.auditExport.query>, 'format'>): AuditFilter => ({
  from: query.from ?? null,
  to: query.to ?? null,
  person: query.person?.trim() ?? '',
  operation: query.operation ?? '',
  result: query.result ?? null,
  text: query.text?.trim() ?? '',
});

/** The record, its export and the check of its chain, which is asked for part by part because it may be long (SECURITY.md §2.11). */
export const auditPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.auditPage, (caller, { before, size, ...query }) =>
    backend.readAudit(caller, {
      filter: filterOf(query),
      before: before ?? null,
      size: size ?? WINDOW_ROWS,
    }),
  );
  routes.serve(wire.auditNew, (caller, { after, ...query }) =>
    backend.countNewAudit(caller, { filter: filterOf(query), after }),
  );
  routes.serve(wire.auditExport, (caller, query) =>
    backend.exportAudit(caller, {
      query: filterOf(query),
      columns: columnsOf(query),
      format: query.format,
    }),
  );
  routes.serve(wire.startAuditExport, (caller, { idempotencyKey, ...query }) =>
    backend.startAuditExport(caller, {
      filter: filterOf(query),
      columns: columnsOf(query),
      idempotencyKey,
    }),
  );
  routes.serve(wire.auditChain, (caller, { after }) =>
    backend.checkAuditChain(caller, { after: after ?? 0 }),
  );
});
