import { PORTAL_USER_LIST } from '#core/account-group/portal-user-list.ts';
import { exportWish, listQueryOf } from '#core/lists/list-input.ts';
import { plugin } from './plugin.ts';
import { accountGroupRoutes } from '#adapters/wire/account-group.routes.ts';

/** A dealer's own group and who may use the portal for it; the group the request names, judged by the use case (domain guide 6.10). */
export const accountGroupPlugin = plugin([accountGroupRoutes], (routes, backend) => {
  routes.serveAll(accountGroupRoutes, {
    ...backend.accountGroup,
    portalUsers: (caller, { siteGroupNum, ...said }) =>
      backend.accountGroup.listPortalUsers(caller, {
        siteGroupNum,
        query: listQueryOf(PORTAL_USER_LIST, said),
      }),
    portalUsersExport: (caller, { siteGroupNum, ...said }) =>
      backend.accountGroup.exportPortalUsers(caller, {
        siteGroupNum,
        ...exportWish(PORTAL_USER_LIST, said),
      }),
  });
});
