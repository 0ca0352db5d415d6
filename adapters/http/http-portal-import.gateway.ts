import type { PortalImportGateway } from '#core/provisioning/portal-import.gateway.port.ts';
import * as wire from '../wire/portal-import.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Files of a whole portal over HTTP. */
export const httpPortalImportGateway = (client: ApiClient): PortalImportGateway => ({
  newest: (how) => client.call(wire.newestPortalImport, {}, how),
  upload: (id, upload) => client.call(wire.uploadPortalFile, { id }, { upload }),
  start: (id) => client.call(wire.startPortalImport, { id }),
  refusedLines: (id) => client.call(wire.refusedPortalLines, { id }, { background: true }),
  exportAll: (idempotencyKey) => client.call(wire.exportPortalRecords, {}, { idempotencyKey }),
});
