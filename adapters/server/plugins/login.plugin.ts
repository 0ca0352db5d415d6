import * as wire from '#adapters/wire/login.wire.ts';
import { ok } from '#core/kernel/result.ts';
import { only } from '../http/use-case.ts';
import { plugin } from './plugin.ts';

/** Sign-in by password; each variant knows its own form only, the other's is not there (spec §7.3). */
export const loginPlugin = plugin(wire, (routes, backend) => {
  routes.serve(
    wire.credentialLogin,
    only('dealer', (caller, { username: login, password, clientIp, refreshSecret }) =>
      backend.logIn(caller, {
        login,
        password,
        audience: 'dealer',
        claimedIp: clientIp,
        refreshSecret,
      }),
    ),
  );
  routes.serve(
    wire.consumerLogin,
    only('consumer', (caller, { email: login, password, refreshSecret }) =>
      backend.logIn(caller, {
        login,
        password,
        audience: 'consumer',
        claimedIp: null,
        refreshSecret,
      }),
    ),
  );
  routes.serve(wire.clientIp, ({ address }) => Promise.resolve(ok({ ip: address })));
});
