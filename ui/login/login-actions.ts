import type { Failure, Result } from '#core/kernel/result.ts';
import type { LoginFlow } from '#core/login/login-flow.rule.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import type { CredentialsInput } from './credentials.view-model.ts';

/** What the login screen asks of the core; each is one use case or one rule bound to this deployment. */
export interface LoginActions {
  signIn(
    input: CredentialsInput & { readonly returnUrl: string | null },
  ): Promise<Result<LoginFlow, Failure>>;
  /** Ends a pending session here and on the server. */
  signOut(): Promise<void>;
  /** Where an existing session belongs when it meets the login route (spec §4.1 "leaves login"). */
  resume(view: SessionView, returnUrl: string | null): LoginFlow;
}
