import type { PortalImportGateway } from '#core/provisioning/portal-import.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { portalImportRoutes } from '../wire/portal-import.routes.ts';

/** Files of a whole portal over HTTP. */
export const httpPortalImportGateway = (client: ApiClient): PortalImportGateway => ({
  newest: (how) => client.call(portalImportRoutes.newestPortalImport, {}, how),
  upload: (id, upload) => client.call(portalImportRoutes.uploadPortalFile, { id }, { upload }),
  start: (id) => client.call(portalImportRoutes.startPortalImport, { id }),
  refusedLines: (id) =>
    client.call(portalImportRoutes.refusedPortalLines, { id }, { background: true }),
  exportAll: (idempotencyKey) =>
    client.call(portalImportRoutes.exportPortalRecords, {}, { idempotencyKey }),
});
