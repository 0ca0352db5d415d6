import { REQUEST_LIST, STAFF_REQUEST_LIST } from '#core/requests/request-list.ts';
import type {
  CancellationGateway,
  DealerRequests,
  StaffRequests,
} from '#core/requests/requests.gateway.port.ts';
import { writeListQuery } from '#core/lists/list-query.rule.ts';
import { exportWishText } from '#core/lists/list-input.ts';
import type { ApiClient } from './api-client.ts';
import { requestsRoutes } from '../wire/requests.routes.ts';
import { staffRequestsRoutes } from '../wire/staff-requests.routes.ts';

/** Requests of a dealer's accounts over HTTP. */
export const httpDealerRequests = (client: ApiClient): DealerRequests => ({
  list: (query, how) =>
    client.call(requestsRoutes.listRequests, writeListQuery(REQUEST_LIST, query), how),
  read: (id) => client.call(requestsRoutes.readRequest, { id }),
  export: (wish) =>
    client.call(requestsRoutes.exportRequests, exportWishText(REQUEST_LIST, wish), {
      background: true,
    }),
  approve: (seen, answer) => client.call(requestsRoutes.approveRequest, { ...seen, answer }),
  approveAll: (seen, dryRun) =>
    client.call(requestsRoutes.approveRequests, { requests: [...seen], dryRun }),
  refuse: (seen, answer) => client.call(requestsRoutes.refuseRequest, { ...seen, answer }),
  undo: (seen) => client.call(requestsRoutes.withdrawCancellation, seen),
});

/** What staff carry out, over HTTP. */
export const httpStaffRequests = (client: ApiClient): StaffRequests => ({
  list: (query, how) =>
    client.call(
      staffRequestsRoutes.listStaffRequests,
      writeListQuery(STAFF_REQUEST_LIST, query),
      how,
    ),
  read: (id) => client.call(staffRequestsRoutes.readStaffRequest, { id }),
  export: (wish) =>
    client.call(staffRequestsRoutes.exportStaffRequests, exportWishText(STAFF_REQUEST_LIST, wish), {
      background: true,
    }),
  apply: (seen, over) =>
    client.call(staffRequestsRoutes.applyRequest, { ...seen, ...(over !== undefined && { over }) }),
  refuse: (seen, answer) =>
    client.call(staffRequestsRoutes.refuseApprovedRequest, { ...seen, answer }),
  undo: (seen) => client.call(staffRequestsRoutes.undoCancellation, seen),
});

/** The cancellation of a service over HTTP. */
export const httpCancellations = (client: ApiClient): CancellationGateway => ({
  ask: (sn, id, form) => client.call(requestsRoutes.cancelService, { sn, id, ...form }),
  withdraw: (seen) => client.call(requestsRoutes.withdrawCancellation, seen),
});
