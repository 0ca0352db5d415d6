import { requestsApi } from '#core/requests/requests.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof requestsApi> = {
  listRequests: 'GET requests',
  exportRequests: 'GET requests/export',
  readRequest: 'GET requests/{id}',
  approveRequest: 'POST requests/{id}/approve',
  refuseRequest: 'POST requests/{id}/refuse',
  approveRequests: 'POST requests/approve',
  cancelService: 'POST site/{sn}/cancellation',
  withdrawCancellation: 'POST requests/{id}/withdraw',
};

export const requestsRoutes = routesOf(requestsApi, lines);
