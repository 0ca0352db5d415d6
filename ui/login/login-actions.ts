import type { Failure, Result } from '#core/kernel/result.ts';
import type { LoginFlow } from '#core/login/login-flow.rule.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import type { CredentialsInput } from './credentials.view-model.ts';

/** The calls from the login screen to the core. Each is one use case or one rule bound to this deployment. */
export interface LoginActions {
  signIn(
    input: CredentialsInput & { readonly returnUrl: string | null },
  ): Promise<Result<LoginFlow, Failure>>;
  /** Ends a pending session, in this browser and on the server. */
  signOut(): Promise<void>;
  /** Returns the step at which an existing session continues when it reaches the login route (spec §4.1 "leaves login"). */
  resume(view: SessionView, returnUrl: string | null): LoginFlow;
}
