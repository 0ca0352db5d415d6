import type { PageData } from '#core/configuration/runtime-configuration.schema.ts';
import { resumeFlow } from '#core/login/login-flow.rule.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { CredentialsViewModel } from '#ui/login/credentials.view-model.ts';
import { LoginViewModel } from '#ui/login/login.view-model.ts';
import { DialogsViewModel } from '#ui/shell/dialogs.view-model.ts';
import { SessionViewModel } from '#ui/shell/session.view-model.ts';
import type { Registry } from '#ui/shell/registry.ts';

const unreachable = (): never => {
  throw new Error('A page being rendered at build time does nothing');
};

/** Creates the registry for rendering the sign-in at build time: inactive view models without side effects. */
export const createStillRegistry = (page: PageData): Registry => {
  const { variant } = page.configuration;
  const context = new SessionContext();
  const login = new LoginViewModel({
    variant,
    session: context,
    actions: {
      signIn: unreachable,
      signOut: unreachable,
      resume: (view, returnUrl) => resumeFlow(view, { variant, returnUrl }),
    },
  });
  const credentials = new CredentialsViewModel({ variant, submit: unreachable });
  const session = new SessionViewModel({
    context,
    actions: { restore: unreachable, signOut: unreachable },
  });
  const models: Partial<Record<string, unknown>> = {
    login,
    credentials,
    session,
    dialogs: new DialogsViewModel(),
  };
  return {
    configuration: page.configuration,
    create: (name) => (models[name] ?? unreachable()) as never,
    loaded: () => null,
    load: unreachable,
  };
};
