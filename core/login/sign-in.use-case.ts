import { ok, type Answer } from '../kernel/result.ts';
import type { SessionContext } from '../session/session-context.ts';
import type { SessionGrant } from '../session/session-view.schema.ts';
import type { Variant } from '../session/user.schema.ts';
import { beginFlow, type LoginFlow } from './login-flow.rule.ts';
import type { LoginGateway } from './login.gateway.port.ts';

/** The values typed into the sign-in form, and the values that the app adds. */
export interface SignInInput {
  readonly variant: Variant;
  /** The username, or the e-mail address of a customer. */
  readonly identifier: string;
  /** The password exactly as typed (SECURITY.md §2.8). */
  readonly password: string;
  /** True for the staff sign-in form. The value affects only the display (SECURITY.md T2). */
  readonly internal: boolean;
  readonly returnUrl: string | null;
  /** The IP address found by `learnClientIp`. Null when unknown, because sign-in does not wait for the lookup. */
  readonly clientIp: string | null;
}

/** Opens a session with a username and password and plans the sign-in steps that follow (spec §4.1). */
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
