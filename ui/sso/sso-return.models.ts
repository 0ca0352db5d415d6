import { signInBySso } from '#core/sso/sign-in-by-sso.use-case.ts';
import { ssoApi } from '#core/sso/sso.api.ts';
import type { Models } from '../sections/section.ts';
import { SsoReturnViewModel } from './sso-return.view-model.ts';
import { ssoGateway } from './sso-gateway.ts';

export const ssoReturnModels: Models = {
  ssoReturn: ({ login, session, gatewayOf, context, configuration: { variant } }) => {
    const signIn = signInBySso({ sso: ssoGateway(gatewayOf(ssoApi)), context });
    return new SsoReturnViewModel({
      login,
      session,
      exchange: (input) => signIn({ ...input, variant }),
    });
  },
};
