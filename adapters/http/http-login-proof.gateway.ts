import type { LoginProofGateway } from '#core/login/login.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { loginProofRoutes } from '../wire/login-proof.routes.ts';

/** The contact that is proven before a sign-in, over HTTP. */
export const httpLoginProofGateway = (client: ApiClient): LoginProofGateway => ({
  requestProof: (input) => client.call(loginProofRoutes.requestLoginProof, input),
  proveContact: (input) => client.call(loginProofRoutes.proveLoginContact, input),
});
