import { mapOk } from '#core/kernel/result.ts';
import type { SessionGateway } from '#core/session/session.gateway.port.ts';
import type { Variant } from '#core/session/user.schema.ts';
import * as wire from '../wire/session.wire.ts';
import type { ApiClient } from './api-client.ts';

const OPERATIONS = {
  dealer: { refresh: wire.accountRefresh, me: wire.accountMe, signOut: wire.accountLogout },
  consumer: { refresh: wire.msaRefresh, me: wire.msaMe, signOut: wire.msaLogout },
} as const;

/** The session over HTTP; each variant has its own cookie and so its own paths. */
export const httpSessionGateway = (client: ApiClient, variant: Variant): SessionGateway => ({
  refresh: () => client.call(OPERATIONS[variant].refresh, {}),
  me: () => client.call(OPERATIONS[variant].me, {}, { background: true }),
  requirements: () => client.call(wire.loginRequirements, {}, { background: true }),
  signOut: async () => mapOk(await client.call(OPERATIONS[variant].signOut, {}), () => undefined),
});
