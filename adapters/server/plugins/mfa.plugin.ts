import * as wire from '#adapters/wire/mfa.wire.ts';
import { plugin } from './plugin.ts';

/** Six-digit codes of a pending session; a right one may raise it and so brings new cookies (spec §7.2, SECURITY.md §2.5). */
export const mfaPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.contactMethods, backend.listContactMethods);
  routes.serve(wire.requestCode, backend.requestCode);
  routes.serve(wire.verifyCode, backend.verifyCode);
});
