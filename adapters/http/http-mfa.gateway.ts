import { mapOk } from '#core/kernel/result.ts';
import type { MfaGateway } from '#core/mfa/mfa.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { mfaRoutes } from '../wire/mfa.routes.ts';

/** A failure opens no error page, because the calling form shows the error and must stay open. */
const QUIET = { background: true } as const;

/** Sends and checks sign-in codes over HTTP. */
export const httpMfaGateway = (client: ApiClient): MfaGateway => ({
  contactMethods: async () =>
    mapOk(
      await client.call(mfaRoutes.contactMethods, {}, QUIET),
      ({ contactMethods }) => contactMethods,
    ),
  codeDeparture: async () =>
    mapOk(await client.call(mfaRoutes.codeDeparture, {}, QUIET), ({ state }) => state),
  requestCode: (input) => client.call(mfaRoutes.requestCode, input),
  verifyCode: (input) => client.call(mfaRoutes.verifyCode, input),
});
