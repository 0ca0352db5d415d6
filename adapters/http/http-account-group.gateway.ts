import type { AccountGroupGateway } from '#core/account-group/account-group.gateway.port.ts';
import { PORTAL_USER_LIST } from '#core/account-group/portal-user-list.ts';
import { writeListQuery } from '#core/lists/list-query.rule.ts';
import * as wire from '../wire/account-group.wire.ts';
import { exportWishText } from '../wire/lists.wire.ts';
import type { ApiClient } from './api-client.ts';

/** A dealer's own group over HTTP. */
export const httpAccountGroupGateway = (client: ApiClient): AccountGroupGateway => ({
  read: (how) => client.call(wire.accountGroup, {}, how),
  saveCompany: (rev, company) => client.call(wire.saveCompany, { rev, ...company }),
  saveDefaults: (rev, defaults) => client.call(wire.saveAlarmDefaults, { rev, ...defaults }),
  addContact: (id, form) => client.call(wire.addGroupContact, { id, ...form }),
  saveContact: (id, rev, form) => client.call(wire.saveGroupContact, { id, rev, ...form }),
  removeContact: (id, rev) => client.call(wire.removeGroupContact, { id, rev }),
  ask: (about, text) => client.call(wire.askRepresentative, { about, text }),
  users: (query) => client.call(wire.portalUsers, writeListQuery(PORTAL_USER_LIST, query)),
  exportUsers: (wanted) =>
    client.call(wire.portalUsersExport, exportWishText(PORTAL_USER_LIST, wanted)),
  invite: (id, invitation) => client.call(wire.invitePortalUser, { id, ...invitation }),
  resend: ({ id, rev }) => client.call(wire.resendInvitation, { id, rev }),
  withdraw: ({ id, rev }) => client.call(wire.withdrawInvitation, { id, rev }),
  change: ({ id, rev }, access) => client.call(wire.changePortalUser, { id, rev, ...access }),
  setDisabled: ({ id, rev }, disabled) =>
    client.call(wire.setPortalUserDisabled, { id, rev, disabled }),
  resetCheck: ({ id, rev }) => client.call(wire.resetPortalUserCheck, { id, rev }),
  remove: ({ id, rev }) => client.call(wire.removePortalUser, { id, rev }),
});
