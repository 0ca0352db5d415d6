import { httpSsoGateway } from '#adapters/http/http-sso.gateway.ts';
import { signInBySso } from '#core/sso/sign-in-by-sso.use-case.ts';
import { SsoReturn } from '#ui/sso/sso-return.tsx';
import { SsoReturnViewModel } from '#ui/sso/sso-return.view-model.ts';
import { createSection } from './section.ts';

/** The end of a trip to a provider of single sign-on. */
export const section = createSection(SsoReturn, {
  ssoReturn: ({ login, session, client, context, configuration: { variant } }) => {
    const signIn = signInBySso({ sso: httpSsoGateway(client), context });
    return new SsoReturnViewModel({
      login,
      session,
      exchange: (input) => signIn({ ...input, variant }),
    });
  },
});
