import * as wire from '#adapters/wire/mfa.wire.ts';
import { plugin } from './plugin.ts';

/** Six-digit codes of a pending session (spec §7.2 mfa/request, mfa/verify). */
export const mfaPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.contactMethods, backend.listContactMethods);
  routes.serve(wire.requestCode, backend.requestCode);
  routes.serve(wire.verifyCode, backend.verifyCode);
});
