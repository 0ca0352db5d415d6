import type { Failure, Result } from '#core/kernel/result.ts';
import type { LoginFlow } from '#core/login/login-flow.rule.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import type { CredentialsInput } from './credentials.view-model.ts';

/** The use cases and rules that the login screen calls, bound to this deployment. */
export interface LoginActions {
  signIn(
    input: CredentialsInput & { readonly returnUrl: string | null },
  ): Promise<Result<LoginFlow, Failure>>;
  /** Ends a pending session, in this browser and on the server. */
  signOut(): Promise<void>;
  /** Returns the step at which an existing session continues when the person opens the login route (spec §4.1 "leaves login"). */
  resume(view: SessionView, returnUrl: string | null): LoginFlow;
}
