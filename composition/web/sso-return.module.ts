import { httpSsoGateway } from '#adapters/http/http-sso.gateway.ts';
import { signInBySso } from '#core/sso/sign-in-by-sso.use-case.ts';
import { SsoReturn } from '#ui/sso/sso-return.tsx';
import { SsoReturnViewModel } from '#ui/sso/sso-return.view-model.ts';
import { createSection } from './section.ts';
import { modelToken, TOKENS } from './tokens.ts';

/** The end of a trip to a provider of single sign-on. */
export const section = createSection(SsoReturn, (model) => {
  model(
    'ssoReturn',
    [modelToken('login'), modelToken('session'), TOKENS.http, TOKENS.context, TOKENS.configuration],
    (login, session, { client }, context, { variant }) => {
      const signIn = signInBySso({ sso: httpSsoGateway(client), context });
      return new SsoReturnViewModel({
        login,
        session,
        exchange: (input) => signIn({ ...input, variant }),
      });
    },
  );
});
