import { portalImportRoutes } from '#adapters/wire/portal-import.routes.ts';
import { provisioningRoutes } from '#adapters/wire/provisioning.routes.ts';
import { plugin } from './plugin.ts';

/** How groups, terms and people come into an installation, for staff with the right (design "site groups & people"). */
export const provisioningPlugin = plugin([provisioningRoutes], (routes, backend) => {
  routes.serve(provisioningRoutes.provisioning, backend.readProvisioning);
  routes.serve(provisioningRoutes.groupNumber, backend.readGroupNumber);
  routes.serve(provisioningRoutes.createSiteGroup, backend.createSiteGroup);
  routes.serve(provisioningRoutes.termsHistory, backend.readTermsHistory);
  routes.serve(provisioningRoutes.termsVersion, backend.readTermsVersion);
  routes.serve(provisioningRoutes.publishTerms, (caller, { rev, text }) =>
    backend.publishTerms(caller, { text, version: rev ?? null }),
  );
  routes.serve(provisioningRoutes.invitePeople, backend.invitePeople);
  routes.serve(provisioningRoutes.inviteDealerUser, backend.inviteDealerUser);
  routes.serve(provisioningRoutes.inviteStaffMember, backend.inviteStaffMember);
  routes.serve(provisioningRoutes.inviteCustomer, backend.inviteCustomer);
  routes.serve(provisioningRoutes.personAccess, backend.readPersonAccess);
  routes.serve(provisioningRoutes.changePersonAccess, backend.changePersonAccess);
});

/** Files of a whole portal, in and out. */
export const portalImportPlugin = plugin([portalImportRoutes], (routes, backend) => {
  routes.serve(portalImportRoutes.newestPortalImport, backend.readNewestPortalImport);
  routes.serve(portalImportRoutes.uploadPortalFile, backend.uploadPortalFile);
  routes.serve(portalImportRoutes.startPortalImport, backend.startPortalImport);
  routes.serve(portalImportRoutes.refusedPortalLines, backend.readRefusedPortalLines);
  routes.serve(portalImportRoutes.exportPortalRecords, backend.startPortalExport);
});
