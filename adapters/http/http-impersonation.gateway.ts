import type { ImpersonationGateway } from '#core/impersonation/impersonation.gateway.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import * as wire from '../wire/impersonation.wire.ts';
import { VISIT_LIST } from '#core/impersonation/visit-list.ts';
import { exportWishText } from '../wire/lists.wire.ts';
import type { ApiClient } from './api-client.ts';

const quiet = { background: true };

/** Staff seeing the portal as a user, over HTTP; lists are background reads: their part of the screen says what went wrong. */
export const httpImpersonationGateway = (client: ApiClient): ImpersonationGateway => ({
  start: client.operation(wire.startImpersonation),
  end: () => client.call(wire.endImpersonation, {}),
  waiting: async () => mapOk(await client.call(wire.waitingStaff, {}, quiet), ({ name }) => name),
  resume: () => client.call(wire.resumeStaff, {}),
  ownVisits: async () =>
    mapOk(await client.call(wire.ownVisits, {}, quiet), ({ visits }) => visits),
  exportVisits: (wish) => client.call(wire.visitsExport, exportWishText(VISIT_LIST, wish), quiet),
  visits: async () => mapOk(await client.call(wire.visits, {}, quiet), ({ visits }) => visits),
});
