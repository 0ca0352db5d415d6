import { requestsRoutes } from '#adapters/wire/requests.routes.ts';
import { staffRequestsRoutes } from '#adapters/wire/staff-requests.routes.ts';
import { REQUEST_LIST, STAFF_REQUEST_LIST } from '#core/requests/request-list.ts';
import { exportWish, listQueryOf } from '#core/lists/list-input.ts';
import { plugin, type Plugin } from './plugin.ts';

/** Change requests and cancellations, for those who ask, decide and apply. */
export const REQUEST_PLUGINS: readonly Plugin[] = [
  /** What customers ask for and dealers decide, and the end of a service (domain guide 6.7 "Request", 6.11). */
  plugin([requestsRoutes], (routes, backend) => {
    routes.serveAll(requestsRoutes, {
      ...backend.requests,
      listRequests: (caller, { siteGroupNum, ...said }) =>
        backend.requests.listRequests(caller, { siteGroupNum, ...listQueryOf(REQUEST_LIST, said) }),
      exportRequests: (caller, { siteGroupNum, ...query }) =>
        backend.requests.exportRequests(caller, {
          siteGroupNum,
          ...exportWish(REQUEST_LIST, query),
        }),
    });
  }),

  /** What dealers approved and staff carry out (domain guide 6.7 "Request"). */
  plugin([staffRequestsRoutes], (routes, backend) => {
    routes.serveAll(staffRequestsRoutes, {
      ...backend.requests,
      listStaffRequests: (caller, said) =>
        backend.requests.listStaffRequests(caller, listQueryOf(STAFF_REQUEST_LIST, said)),
      exportStaffRequests: (caller, query) =>
        backend.requests.exportStaffRequests(caller, exportWish(STAFF_REQUEST_LIST, query)),
    });
  }),
];
