import { requestsRoutes } from '#adapters/wire/requests.routes.ts';
import { staffRequestsRoutes } from '#adapters/wire/staff-requests.routes.ts';
import { plugin, type Plugin } from './plugin.ts';

/** Change requests and cancellations, for those who ask, decide and apply. */
export const REQUEST_PLUGINS: readonly Plugin[] = [
  /** What customers ask for and dealers decide, and the end of a service (domain guide 6.7 "Request", 6.11). */
  plugin([requestsRoutes], (routes, backend) => {
    routes.serve(requestsRoutes.listRequests, backend.listRequests);
    routes.serve(requestsRoutes.exportRequests, backend.exportRequests);
    routes.serve(requestsRoutes.readRequest, backend.readRequest);
    routes.serve(requestsRoutes.approveRequest, backend.approveRequest);
    routes.serve(requestsRoutes.approveRequests, backend.approveRequests);
    routes.serve(requestsRoutes.refuseRequest, backend.refuseRequest);
    routes.serve(requestsRoutes.cancelService, backend.cancelService);
    routes.serve(requestsRoutes.withdrawCancellation, backend.withdrawCancellation);
  }),

  /** What dealers approved and staff carry out (domain guide 6.7 "Request"). */
  plugin([staffRequestsRoutes], (routes, backend) => {
    routes.serve(staffRequestsRoutes.listStaffRequests, backend.listStaffRequests);
    routes.serve(staffRequestsRoutes.exportStaffRequests, backend.exportStaffRequests);
    routes.serve(staffRequestsRoutes.readStaffRequest, backend.readStaffRequest);
    routes.serve(staffRequestsRoutes.applyRequest, backend.applyRequest);
    routes.serve(staffRequestsRoutes.refuseApprovedRequest, backend.refuseApprovedRequest);
    routes.serve(staffRequestsRoutes.undoCancellation, backend.undoCancellation);
  }),
];
