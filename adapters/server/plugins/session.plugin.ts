import * as wire from '#adapters/wire/session.wire.ts';
import { only } from '../http/use-case.ts';
import { plugin } from './plugin.ts';

/** Refresh, sign-out and who-am-I; a variant's cookie is only ever read by that variant's operations (SECURITY.md §2.2). */
export const sessionPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.accountRefresh, only('dealer', backend.refreshSession));
  routes.serve(wire.msaRefresh, only('consumer', backend.refreshSession));
  routes.serve(wire.accountLogout, only('dealer', backend.logOut));
  routes.serve(wire.msaLogout, only('consumer', backend.logOut));
  routes.serve(wire.accountMe, backend.describeSession);
  routes.serve(wire.msaMe, backend.describeSession);
  routes.serve(wire.loginRequirements, backend.readRequirements);
});
