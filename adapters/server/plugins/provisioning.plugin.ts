import { portalImportRoutes } from '#adapters/wire/portal-import.routes.ts';
import { provisioningRoutes } from '#adapters/wire/provisioning.routes.ts';
import { served } from './plugin.ts';

/** Serves the creation of groups, terms and users, for staff with that right (design "site groups & people"). */
export const provisioningPlugin = served(provisioningRoutes, (backend) => backend.provisioning);

/** Serves the import and export of a whole portal. */
export const portalImportPlugin = served(portalImportRoutes, (backend) => backend.provisioning);
