import { loginProofApi } from '#core/login/login-proof.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof loginProofApi> = {
  requestLoginProof: 'POST account/login/proof',
  proveLoginContact: 'POST account/login/code',
};

export const loginProofRoutes = routesOf(loginProofApi, lines);
