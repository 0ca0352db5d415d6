import * as imports from '#adapters/wire/portal-import.wire.ts';
import * as provisioning from '#adapters/wire/provisioning.wire.ts';
import { plugin } from './plugin.ts';

/** How groups, terms and people come into an installation, for staff with the right (design "site groups & people"). */
export const provisioningPlugin = plugin(provisioning, (routes, backend) => {
  routes.serve(provisioning.provisioning, backend.readProvisioning);
  routes.serve(provisioning.groupNumber, backend.readGroupNumber);
  routes.serve(provisioning.createSiteGroup, backend.createSiteGroup);
  routes.serve(provisioning.termsHistory, backend.readTermsHistory);
  routes.serve(provisioning.termsVersion, backend.readTermsVersion);
  routes.serve(provisioning.publishTerms, (caller, { rev, text }) =>
    backend.publishTerms(caller, { text, version: rev ?? null }),
  );
  routes.serve(provisioning.invitePeople, backend.invitePeople);
  routes.serve(provisioning.inviteDealerUser, backend.inviteDealerUser);
  routes.serve(provisioning.inviteStaffMember, backend.inviteStaffMember);
  routes.serve(provisioning.inviteCustomer, backend.inviteCustomer);
  routes.serve(provisioning.personAccess, backend.readPersonAccess);
  routes.serve(provisioning.changePersonAccess, backend.changePersonAccess);
});

/** Files of a whole portal, in and out. */
export const portalImportPlugin = plugin(imports, (routes, backend) => {
  routes.serve(imports.newestPortalImport, backend.readNewestPortalImport);
  routes.serve(imports.uploadPortalFile, backend.uploadPortalFile);
  routes.serve(imports.startPortalImport, backend.startPortalImport);
  routes.serve(imports.refusedPortalLines, backend.readRefusedPortalLines);
  routes.serve(imports.exportPortalRecords, backend.startPortalExport);
});
