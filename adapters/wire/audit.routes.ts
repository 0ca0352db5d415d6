import { auditApi } from '#core/audit/audit.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof auditApi> = {
  auditPage: 'GET support/audit',
  auditLine: 'GET support/audit/lines/{seq}',
  auditNew: 'GET support/audit/new',
  auditExport: 'GET support/audit/export',
  startAuditExport: 'POST support/audit/exports',
  auditChain: 'GET support/audit/chain',
};

export const auditRoutes = routesOf(auditApi, lines);
