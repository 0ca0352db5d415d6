import { staffRequestsApi } from '#core/requests/staff-requests.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof staffRequestsApi> = {
  listStaffRequests: 'GET support/requests',
  exportStaffRequests: 'GET support/requests/export',
  readStaffRequest: 'GET support/requests/{id}',
  applyRequest: 'POST support/requests/{id}/apply',
  refuseApprovedRequest: 'POST support/requests/{id}/refuse',
  undoCancellation: 'POST support/requests/{id}/withdraw',
};

export const staffRequestsRoutes = routesOf(staffRequestsApi, lines);
