import type { ImpersonationGateway } from '#core/impersonation/impersonation.gateway.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import { VISIT_LIST } from '#core/impersonation/visit-list.ts';
import { exportWishText } from '#core/lists/list-input.ts';
import type { ApiClient } from './api-client.ts';
import { impersonationRoutes } from '../wire/impersonation.routes.ts';

const quiet = { background: true };

/** Staff seeing the portal as a user, over HTTP; lists are background reads: their part of the screen says what went wrong. */
export const httpImpersonationGateway = (client: ApiClient): ImpersonationGateway => ({
  start: (input) => client.call(impersonationRoutes.startImpersonation, input),
  end: () => client.call(impersonationRoutes.endImpersonation, {}),
  waiting: async () =>
    mapOk(await client.call(impersonationRoutes.waitingStaff, {}, quiet), ({ name }) => name),
  resume: () => client.call(impersonationRoutes.resumeStaff, {}),
  ownVisits: async () =>
    mapOk(await client.call(impersonationRoutes.ownVisits, {}, quiet), ({ visits }) => visits),
  exportVisits: (wish) =>
    client.call(impersonationRoutes.visitsExport, exportWishText(VISIT_LIST, wish), quiet),
  visits: async () =>
    mapOk(await client.call(impersonationRoutes.visits, {}, quiet), ({ visits }) => visits),
});
