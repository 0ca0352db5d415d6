import { auditApi } from '#core/audit/audit.api.ts';
import { routesOf } from './routes-of.ts';

export const auditRoutes = routesOf(auditApi, {
  auditPage: 'GET support/audit',
  auditLine: 'GET support/audit/lines/{seq}',
  auditNew: 'GET support/audit/new',
  auditExport: 'GET support/audit/export',
  startAuditExport: 'POST support/audit/exports',
  auditChain: 'GET support/audit/chain',
});
