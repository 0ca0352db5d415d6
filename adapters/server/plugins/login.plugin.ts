import type { Backend } from '#core/backend/backend.ts';
import { err, ok } from '#core/kernel/result.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { clientIp, consumerLogin, credentialLogin } from '#adapters/wire/login.wire.ts';
import type { ApiRoutes } from '../http/api-routes.ts';

type LoginCases = Pick<Backend, 'logIn'>;

/** Sign-in by password; each variant knows its own form only, the other's is not there (spec §7.3). */
export const serveLogin = (routes: ApiRoutes, backend: LoginCases, variant: Variant): void => {
  routes.open(credentialLogin, async ({ caller, body, refreshSecret: formerSecret }) =>
    variant === 'dealer'
      ? backend.logIn(caller, {
          login: body.username,
          password: body.password,
          audience: 'dealer',
          claimedIp: body.clientIp,
          formerSecret,
        })
      : err({ kind: 'notFound' }),
  );
  routes.open(consumerLogin, async ({ caller, body, refreshSecret: formerSecret }) =>
    variant === 'consumer'
      ? backend.logIn(caller, {
          login: body.email,
          password: body.password,
          audience: 'consumer',
          claimedIp: null,
          formerSecret,
        })
      : err({ kind: 'notFound' }),
  );
  routes.open(clientIp, ({ caller }) =>
    Promise.resolve(ok({ value: { ip: caller.address }, cookies: {} })),
  );
};
