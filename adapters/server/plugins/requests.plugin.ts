import { requestsRoutes } from '#adapters/wire/requests.routes.ts';
import { staffRequestsRoutes } from '#adapters/wire/staff-requests.routes.ts';
import { type Plugin, served } from './plugin.ts';

/** Change requests and cancellations, for those who ask, decide and apply. */
export const REQUESTS_PLUGINS: readonly Plugin[] = [
  /** What customers ask for and dealers decide, and the end of a service (domain guide 6.7 "Request", 6.11). */
  served(requestsRoutes, (backend) => backend.requests),

  /** What dealers approved and staff carry out (domain guide 6.7 "Request"). */
  served(staffRequestsRoutes, (backend) => backend.requests),
];
