import { REQUEST_LIST, STAFF_REQUEST_LIST } from '#core/requests/request-list.ts';
import { exportWish, listQueryOf } from '#adapters/wire/lists.wire.ts';
import * as requests from '#adapters/wire/requests.wire.ts';
import * as staffRequests from '#adapters/wire/staff-requests.wire.ts';
import { plugin, type Plugin } from './plugin.ts';

/** Change requests and cancellations, for those who ask, decide and apply. */
export const REQUEST_PLUGINS: readonly Plugin[] = [
  /** What customers ask for and dealers decide, and the end of a service (domain guide 6.7 "Request", 6.11). */
  plugin(requests, (routes, backend) => {
    routes.serve(requests.listRequests, (caller, { siteGroupNum, ...said }) =>
      backend.listRequests(caller, { siteGroupNum, ...listQueryOf(REQUEST_LIST, said) }),
    );
    routes.serve(requests.exportRequests, (caller, { siteGroupNum, ...query }) =>
      backend.exportRequests(caller, { siteGroupNum, ...exportWish(REQUEST_LIST, query) }),
    );
    routes.serve(requests.readRequest, backend.readRequest);
    routes.serve(requests.approveRequest, backend.approveRequest);
    routes.serve(requests.approveRequests, backend.approveRequests);
    routes.serve(requests.refuseRequest, backend.refuseRequest);
    routes.serve(requests.cancelService, backend.cancelService);
    routes.serve(requests.withdrawCancellation, backend.withdrawCancellation);
  }),

  /** What dealers approved and staff carry out (domain guide 6.7 "Request"). */
  plugin(staffRequests, (routes, backend) => {
    routes.serve(staffRequests.listStaffRequests, (caller, said) =>
      backend.listStaffRequests(caller, listQueryOf(STAFF_REQUEST_LIST, said)),
    );
    routes.serve(staffRequests.exportStaffRequests, (caller, query) =>
      backend.exportStaffRequests(caller, exportWish(STAFF_REQUEST_LIST, query)),
    );
    routes.serve(staffRequests.readStaffRequest, backend.readStaffRequest);
    routes.serve(staffRequests.applyRequest, backend.applyRequest);
    routes.serve(staffRequests.refuseApprovedRequest, backend.refuseApprovedRequest);
    routes.serve(staffRequests.undoCancellation, backend.undoCancellation);
  }),
];
