import type { AccountGroupGateway } from '#core/account-group/account-group.gateway.port.ts';
import { PORTAL_USER_LIST } from '#core/account-group/portal-user-list.ts';
import { writeListQuery } from '#core/lists/list-query.rule.ts';
import { exportWishText } from '#core/lists/list-input.ts';
import type { ApiClient } from './api-client.ts';
import { accountGroupRoutes } from '../wire/account-group.routes.ts';

/** A dealer's own group over HTTP. */
export const httpAccountGroupGateway = (client: ApiClient): AccountGroupGateway => ({
  read: (how) => client.call(accountGroupRoutes.accountGroup, {}, how),
  saveCompany: (rev, company) => client.call(accountGroupRoutes.saveCompany, { rev, ...company }),
  saveDefaults: (rev, defaults) =>
    client.call(accountGroupRoutes.saveAlarmDefaults, { rev, ...defaults }),
  addContact: (id, form) => client.call(accountGroupRoutes.addGroupContact, { id, ...form }),
  saveContact: (id, rev, form) =>
    client.call(accountGroupRoutes.saveGroupContact, { id, rev, ...form }),
  removeContact: (id, rev) => client.call(accountGroupRoutes.removeGroupContact, { id, rev }),
  ask: (about, text) => client.call(accountGroupRoutes.askRepresentative, { about, text }),
  users: (query) =>
    client.call(accountGroupRoutes.portalUsers, writeListQuery(PORTAL_USER_LIST, query)),
  exportUsers: (wanted) =>
    client.call(accountGroupRoutes.portalUsersExport, exportWishText(PORTAL_USER_LIST, wanted)),
  invite: (id, invitation) =>
    client.call(accountGroupRoutes.invitePortalUser, { id, ...invitation }),
  resend: ({ id, rev }) => client.call(accountGroupRoutes.resendInvitation, { id, rev }),
  withdraw: ({ id, rev }) => client.call(accountGroupRoutes.withdrawInvitation, { id, rev }),
  change: ({ id, rev }, access) =>
    client.call(accountGroupRoutes.changePortalUser, { id, rev, ...access }),
  setDisabled: ({ id, rev }, disabled) =>
    client.call(accountGroupRoutes.setPortalUserDisabled, { id, rev, disabled }),
  resetCheck: ({ id, rev }) => client.call(accountGroupRoutes.resetPortalUserCheck, { id, rev }),
  remove: ({ id, rev }) => client.call(accountGroupRoutes.removePortalUser, { id, rev }),
});
