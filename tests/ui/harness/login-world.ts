import { resumeFlow } from '#core/login/login-flow.rule.ts';
import { requestCode, verifyCode } from '#core/login/verify-code.use-case.ts';
import { signIn } from '#core/login/sign-in.use-case.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import { grantOf } from '#tests/core/login/support/people.ts';
import { SignInWorld } from '#tests/core/login/support/sign-in-world.ts';
import { LoginViewModel } from '#ui/login/login.view-model.ts';
import { CodeViewModel } from '#ui/login/steps/code.view-model.ts';

/** The credentials that most tests enter. */
export const TYPED = { identifier: 'dana.reyes', password: 'Harbor-Light-2026', internal: false };

/** The sign-in screen's view model on scripted gateways. `signOuts` counts the sign-outs. */
export class LoginWorld extends SignInWorld {
  signOuts = 0;
  readonly model = new LoginViewModel({
    variant: 'dealer',
    session: this.context,
    actions: {
      signIn: (input) => signIn(this)({ ...input, variant: 'dealer', clientIp: null }),
      signOut: () => {
        this.signOuts += 1;
        this.context.apply({ kind: 'signedOut', reason: 'asked' });
        return Promise.resolve();
      },
      resume: (view, returnUrl) => resumeFlow(view, { variant: 'dealer', returnUrl }),
    },
  });

  /** Opens the sign-in screen with an existing session. */
  resume(view: SessionView, returnUrl: string | null = null): LoginViewModel {
    this.context.apply({ kind: 'signedIn', grant: grantOf(view) });
    this.model.start(returnUrl);
    return this.model;
  }

  /** Returns the view model of the code step. By default the user has both channels. */
  codeStep(): CodeViewModel {
    this.mfa.onCodeDeparture.answers(() => ({ ok: true, value: 'sent' }));
    this.mfa.onContactMethods.gives([
      { type: 'email', value: 'd•••@e•••.com' },
      { type: 'cellPhone', value: '(•••) •••-0142' },
    ]);
    const { context, session, mfa, account, clock } = this;
    return new CodeViewModel({
      login: this.model,
      verifyCode: verifyCode({ session, context, mfa, account }),
      requestCode: requestCode({ session, context, mfa, clock }),
      contacts: mfa,
      session: context,
      clock,
    });
  }
}
