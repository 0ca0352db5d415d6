import { mapOk } from '#core/kernel/result.ts';
import type { LoginGateway } from '#core/login/login.gateway.port.ts';
import * as wire from '../wire/login.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Signing in over HTTP. */
export const httpLoginGateway = (client: ApiClient): LoginGateway => ({
  clientIp: async () =>
    mapOk(await client.call(wire.clientIp, {}, { background: true }), ({ ip }) => ip),
  credentialLogin: client.operation(wire.credentialLogin),
  consumerLogin: client.operation(wire.consumerLogin),
});
