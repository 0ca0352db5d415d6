import { ContainerModule } from 'inversify';
import { SignInBySso } from '#core/sso/sign-in-by-sso.use-case.ts';
import { SsoReturn } from '#ui/sso/sso-return.tsx';
import { SsoReturnViewModel } from '#ui/sso/sso-return.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.ssoReturn).toResolvedValue(
    (login, session, sso, context, { variant }) => {
      const signIn = new SignInBySso({ sso, context });
      return new SsoReturnViewModel({
        login,
        session,
        exchange: (input) => signIn.execute({ ...input, variant }),
      });
    },
    [
      VIEW_MODEL_TOKENS.login,
      VIEW_MODEL_TOKENS.session,
      TOKENS.ssoGateway,
      TOKENS.sessionContext,
      TOKENS.configuration,
    ],
  );
});

/** The end of a trip to a provider of single sign-on. */
export const ssoReturn: Section = { module, Component: SsoReturn };
