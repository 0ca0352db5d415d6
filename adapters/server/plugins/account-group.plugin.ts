import { plugin } from './plugin.ts';
import { accountGroupRoutes } from '#adapters/wire/account-group.routes.ts';

/** A dealer's own group and who may use the portal for it; the group the request names, judged by the use case (domain guide 6.10). */
export const accountGroupPlugin = plugin([accountGroupRoutes], (routes, backend) => {
  routes.serve(accountGroupRoutes.accountGroup, backend.readAccountGroup);
  routes.serve(accountGroupRoutes.saveCompany, backend.saveCompany);
  routes.serve(accountGroupRoutes.saveAlarmDefaults, backend.saveAlarmDefaults);
  routes.serve(accountGroupRoutes.addGroupContact, backend.addGroupContact);
  routes.serve(accountGroupRoutes.saveGroupContact, backend.saveGroupContact);
  routes.serve(accountGroupRoutes.removeGroupContact, backend.removeGroupContact);
  routes.serve(accountGroupRoutes.askRepresentative, backend.askRepresentative);
  routes.serve(accountGroupRoutes.portalUsers, backend.listPortalUsers);
  routes.serve(accountGroupRoutes.portalUsersExport, backend.exportPortalUsers);
  routes.serve(accountGroupRoutes.invitePortalUser, backend.invitePortalUser);
  routes.serve(accountGroupRoutes.resendInvitation, backend.resendInvitation);
  routes.serve(accountGroupRoutes.withdrawInvitation, backend.withdrawInvitation);
  routes.serve(accountGroupRoutes.changePortalUser, backend.changePortalUser);
  routes.serve(accountGroupRoutes.setPortalUserDisabled, backend.setPortalUserDisabled);
  routes.serve(accountGroupRoutes.resetPortalUserCheck, backend.resetPortalUserCheck);
  routes.serve(accountGroupRoutes.removePortalUser, backend.removePortalUser);
});
