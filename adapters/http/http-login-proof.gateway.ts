import type { LoginProofGateway } from '#core/login/login.gateway.port.ts';
import * as wire from '../wire/login-proof.wire.ts';
import type { ApiClient } from './api-client.ts';

/** The contact that is proven before a sign-in, over HTTP. */
export const httpLoginProofGateway = (client: ApiClient): LoginProofGateway => ({
  requestProof: client.operation(wire.requestLoginProof),
  proveContact: client.operation(wire.proveLoginContact),
});
