import { portalImportRoutes } from '#adapters/wire/portal-import.routes.ts';
import { provisioningRoutes } from '#adapters/wire/provisioning.routes.ts';
import { served } from './plugin.ts';

/** How groups, terms and people come into an installation, for staff with the right (design "site groups & people"). */
export const provisioningPlugin = served(provisioningRoutes, (backend) => backend.provisioning);

/** Files of a whole portal, in and out. */
export const portalImportPlugin = served(portalImportRoutes, (backend) => backend.provisioning);
