import { mapOk } from '#core/kernel/result.ts';
import type { MfaGateway } from '#core/mfa/mfa.gateway.port.ts';
import * as wire from '../wire/mfa.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Codes over HTTP; the ways to get one are a background read: a failing server must not throw a person out of the step. */
export const httpMfaGateway = (client: ApiClient): MfaGateway => ({
  contactMethods: async () =>
    mapOk(
      await client.call(wire.contactMethods, {}, { background: true }),
      ({ contactMethods }) => contactMethods,
    ),
  requestCode: client.operation(wire.requestCode),
  verifyCode: client.operation(wire.verifyCode),
});
