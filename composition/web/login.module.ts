import { ContainerModule } from 'inversify';
import { LearnClientIp } from '#core/login/learn-client-ip.use-case.ts';
import { resumeFlow } from '#core/login/login-flow.rule.ts';
import { SignIn } from '#core/login/sign-in.use-case.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { CredentialsViewModel } from '#ui/login/credentials.view-model.ts';
import { DemoViewModel } from '#ui/login/demo.view-model.ts';
import { LoginViewModel } from '#ui/login/login.view-model.ts';
import { SessionViewModel } from '#ui/shell/session.view-model.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

/** What the first screen needs; later steps and sections bring their own. */
export const loginModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.toasts).toConstantValue(new ToastStore());
  bind(TOKENS.learnClientIp)
    .toResolvedValue((login) => new LearnClientIp({ login }), [TOKENS.loginGateway])
    .inSingletonScope();
  bind(VIEW_MODEL_TOKENS.session)
    .toResolvedValue(
      (restore, signOut, context) =>
        new SessionViewModel({
          context,
          actions: {
            restore: async () =>
              (await restore.execute()).kind === 'unavailable' ? 'unavailable' : 'settled',
            signOut: async () => void (await signOut.execute()),
          },
        }),
      [TOKENS.restoreSession, TOKENS.signOut, TOKENS.sessionContext],
    )
    .inSingletonScope();
  bind(VIEW_MODEL_TOKENS.login)
    .toResolvedValue(
      (configuration, gateway, context, signOut, learnIp) => {
        const { variant } = configuration;
        const signIn = new SignIn({ login: gateway, context });
        // Known by the time somebody has typed; a sign-in that is faster goes without it (security.md T2).
        let clientIp: string | null = null;
        if (variant === 'dealer') void learnIp.execute().then((ip) => (clientIp = ip));
        return new LoginViewModel({
          variant,
          session: context,
          actions: {
            signIn: (input) => signIn.execute({ ...input, variant, clientIp }),
            signOut: async () => void (await signOut.execute()),
            resume: (view, returnUrl) => resumeFlow(view, { variant, returnUrl }),
          },
        });
      },
      [
        TOKENS.configuration,
        TOKENS.loginGateway,
        TOKENS.sessionContext,
        TOKENS.signOut,
        TOKENS.learnClientIp,
      ],
    )
    .inSingletonScope();
  bind(VIEW_MODEL_TOKENS.credentials).toResolvedValue(
    ({ variant }, login) =>
      new CredentialsViewModel({ variant, submit: (input) => login.submitCredentials(input) }),
    [TOKENS.configuration, VIEW_MODEL_TOKENS.login],
  );
  bind(VIEW_MODEL_TOKENS.demo).toResolvedValue(
    (world, { demo }) => new DemoViewModel({ world, accounts: demo?.accounts ?? [] }),
    [TOKENS.demoWorld, TOKENS.configuration],
  );
});
