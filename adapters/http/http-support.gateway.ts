import { mapOk } from '#core/kernel/result.ts';
import type { SupportGateway } from '#core/support/support.gateway.port.ts';
import * as wire from '../wire/support.wire.ts';
import type { ApiClient } from './api-client.ts';

/** What staff do for others, over HTTP. */
export const httpSupportGateway = (client: ApiClient): SupportGateway => ({
  findUsers: client.operation(wire.supportUsers),
  help: (accountId, action) => client.call(wire.supportAction, { accountId, action }),
  requireStep: (accountId, step) => client.call(wire.supportStep, { accountId, step }),
  reports: ({ kind, status, ...page }) =>
    client.call(wire.supportReports, {
      ...page,
      kind: kind ?? undefined,
      status: status ?? undefined,
    }),
  setReportStatus: (reference, change) =>
    client.call(wire.supportReportStatus, { reference, ...change }),
  staff: async () => mapOk(await client.call(wire.supportStaff, {}), ({ staff }) => staff),
  setRights: (accountId, change) => client.call(wire.supportRights, { accountId, ...change }),
});
