import { ok, type Answer } from '../kernel/result.ts';
import type { SessionContext } from '../session/session-context.ts';
import type { SessionGrant } from '../session/session-view.schema.ts';
import type { Variant } from '../session/user.schema.ts';
import { beginFlow, type LoginFlow } from './login-flow.rule.ts';
import type { LoginGateway } from './login.gateway.port.ts';

/** The input of the sign-in form, plus the values the program adds. */
export interface SignInInput {
  readonly variant: Variant;
  /** The username, or the e-mail address of a customer. */
  readonly identifier: string;
  /** The password exactly as typed (SECURITY.md §2.8). */
  readonly password: string;
  /** True for the staff form. It changes only the screen (SECURITY.md T2). */
  readonly internal: boolean;
  readonly returnUrl: string | null;
  /** The IP address that `learnClientIp` found beforehand. Null when it is not known, because the sign-in never waits for it. */
  readonly clientIp: string | null;
}

/** Opens a session with username and password and plans the steps that follow (spec §4.1). */
export const signIn = ({
  login,
  context,
}: {
  readonly login: LoginGateway;
  readonly context: SessionContext;
}) => {
  const send = (input: SignInInput): Answer<SessionGrant> => {
    const { password, internal, returnUrl, clientIp } = input;
    const identifier = input.identifier.trim();
    return input.variant === 'consumer'
      ? login.consumerLogin({ email: identifier, password })
      : login.credentialLogin({ username: identifier, password, internal, returnUrl, clientIp });
  };

  return async (input: SignInInput): Answer<LoginFlow> => {
    const grant = await send(input);
    if (!grant.ok) return grant;
    context.apply({ kind: 'signedIn', grant: grant.value });
    const { variant, returnUrl } = input;
    return ok(beginFlow(grant.value.session, { variant, returnUrl }));
  };
};
