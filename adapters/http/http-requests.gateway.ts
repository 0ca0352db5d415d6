import { REQUEST_LIST, STAFF_REQUEST_LIST } from '#core/requests/request-list.ts';
import type {
  CancellationGateway,
  DealerRequests,
  StaffRequests,
} from '#core/requests/requests.gateway.port.ts';
import { writeListQuery } from '#core/lists/list-query.rule.ts';
import { exportWishText } from '../wire/lists.wire.ts';
import * as wire from '../wire/requests.wire.ts';
import * as staffWire from '../wire/staff-requests.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Requests of a dealer's accounts over HTTP. */
export const httpDealerRequests = (client: ApiClient): DealerRequests => ({
  list: (query, how) => client.call(wire.listRequests, writeListQuery(REQUEST_LIST, query), how),
  read: (id) => client.call(wire.readRequest, { id }),
  export: (wish) =>
    client.call(wire.exportRequests, exportWishText(REQUEST_LIST, wish), { background: true }),
  approve: (seen, answer) => client.call(wire.approveRequest, { ...seen, answer }),
  approveAll: (seen, dryRun) => client.call(wire.approveRequests, { requests: [...seen], dryRun }),
  refuse: (seen, answer) => client.call(wire.refuseRequest, { ...seen, answer }),
  undo: (seen) => client.call(wire.withdrawCancellation, seen),
});

/** What staff carry out, over HTTP. */
export const httpStaffRequests = (client: ApiClient): StaffRequests => ({
  list: (query, how) =>
    client.call(staffWire.listStaffRequests, writeListQuery(STAFF_REQUEST_LIST, query), how),
  read: (id) => client.call(staffWire.readStaffRequest, { id }),
  export: (wish) =>
    client.call(staffWire.exportStaffRequests, exportWishText(STAFF_REQUEST_LIST, wish), {
      background: true,
    }),
  apply: (seen, over) =>
    client.call(staffWire.applyRequest, { ...seen, ...(over !== undefined && { over }) }),
  refuse: (seen, answer) => client.call(staffWire.refuseApprovedRequest, { ...seen, answer }),
  undo: (seen) => client.call(staffWire.undoCancellation, seen),
});

/** The cancellation of a service over HTTP. */
export const httpCancellations = (client: ApiClient): CancellationGateway => ({
  ask: (sn, id, form) => client.call(wire.cancelService, { sn, id, ...form }),
  withdraw: (seen) => client.call(wire.withdrawCancellation, seen),
});
