import { PORTAL_USER_LIST } from '#core/account-group/portal-user-list.ts';
import * as accountGroup from '#adapters/wire/account-group.wire.ts';
import { exportWish, listQueryOf } from '#adapters/wire/lists.wire.ts';
import { plugin } from './plugin.ts';

/** A dealer's own group and who may use the portal for it; the group the request names, judged by the use case (domain guide 6.10). */
export const accountGroupPlugin = plugin(accountGroup, (routes, backend) => {
  routes.serve(accountGroup.accountGroup, backend.readAccountGroup);
  routes.serve(accountGroup.saveCompany, backend.saveCompany);
  routes.serve(accountGroup.saveAlarmDefaults, backend.saveAlarmDefaults);
  routes.serve(accountGroup.addGroupContact, backend.addGroupContact);
  routes.serve(accountGroup.saveGroupContact, backend.saveGroupContact);
  routes.serve(accountGroup.removeGroupContact, backend.removeGroupContact);
  routes.serve(accountGroup.askRepresentative, backend.askRepresentative);
  routes.serve(accountGroup.portalUsers, (caller, { siteGroupNum, ...said }) =>
    backend.listPortalUsers(caller, { siteGroupNum, query: listQueryOf(PORTAL_USER_LIST, said) }),
  );
  routes.serve(accountGroup.portalUsersExport, (caller, { siteGroupNum, ...said }) =>
    backend.exportPortalUsers(caller, { siteGroupNum, ...exportWish(PORTAL_USER_LIST, said) }),
  );
  routes.serve(accountGroup.invitePortalUser, backend.invitePortalUser);
  routes.serve(accountGroup.resendInvitation, backend.resendInvitation);
  routes.serve(accountGroup.withdrawInvitation, backend.withdrawInvitation);
  routes.serve(accountGroup.changePortalUser, backend.changePortalUser);
  routes.serve(accountGroup.setPortalUserDisabled, backend.setPortalUserDisabled);
  routes.serve(accountGroup.resetPortalUserCheck, backend.resetPortalUserCheck);
  routes.serve(accountGroup.removePortalUser, backend.removePortalUser);
});
