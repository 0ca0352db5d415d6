import { requestsRoutes } from '#adapters/wire/requests.routes.ts';
import { staffRequestsRoutes } from '#adapters/wire/staff-requests.routes.ts';
import { type Plugin, served } from './plugin.ts';

/** Serves change requests and cancellations to the users who submit, decide and apply them. */
export const REQUESTS_PLUGINS: readonly Plugin[] = [
  /** Serves requests by customers, decisions by dealers, and the end of a service (domain guide 6.7 "Request", 6.11). */
  served(requestsRoutes, (backend) => backend.requests),

  /** Serves approved requests to staff, who apply them (domain guide 6.7 "Request"). */
  served(staffRequestsRoutes, (backend) => backend.requests),
];
