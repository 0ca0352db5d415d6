import { portalImportApi } from '#core/provisioning/portal-import.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof portalImportApi> = {
  newestPortalImport: 'GET provisioning/imports',
  uploadPortalFile: 'PUT provisioning/imports/{id}',
  startPortalImport: 'POST provisioning/imports/{id}/start',
  refusedPortalLines: 'GET provisioning/imports/{id}/refused',
  exportPortalRecords: 'POST provisioning/exports',
};

export const portalImportRoutes = routesOf(portalImportApi, lines);
