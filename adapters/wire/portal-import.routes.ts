import { portalImportApi } from '#core/provisioning/portal-import.api.ts';
import { routesOf } from './routes-of.ts';

export const portalImportRoutes = routesOf(portalImportApi, {
  newestPortalImport: 'GET provisioning/imports',
  uploadPortalFile: 'PUT provisioning/imports/{id}',
  startPortalImport: 'POST provisioning/imports/{id}/start',
  refusedPortalLines: 'GET provisioning/imports/{id}/refused',
  exportPortalRecords: 'POST provisioning/exports',
});
