import { loginProofApi } from '#core/login/login-proof.api.ts';
import { routesOf } from './routes-of.ts';

export const loginProofRoutes = routesOf(loginProofApi, {
  requestLoginProof: 'POST account/login/proof',
  proveLoginContact: 'POST account/login/code',
});
