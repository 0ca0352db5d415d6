import { err, ok, type Answer } from '../kernel/result.ts';
import type { LoginEntry } from '../login/landing.rule.ts';
import { beginFlow, type LoginFlow } from '../login/login-flow.rule.ts';
import type { SessionContext } from '../session/session-context.ts';
import { hideSsoReason } from './hide-sso-reason.rule.ts';
import type { SsoGateway } from './sso.gateway.port.ts';

/**
 * Opens a session with the one-time code in the identity provider's redirect, and plans the next steps as after a password
 * (spec §4.1, SECURITY.md §2.10).
 */
export const signInBySso =
  ({
    sso,
    context,
  }: {
    readonly sso: Pick<SsoGateway, 'exchange'>;
    readonly context: SessionContext;
  }) =>
  async (input: LoginEntry & { readonly ssoCode: string }): Answer<LoginFlow> => {
    const { ssoCode, variant, returnUrl } = input;
    const grant = await sso.exchange(ssoCode);
    if (!grant.ok) return err(hideSsoReason(grant.error));
    context.apply({ kind: 'signedIn', grant: grant.value });
    return ok(beginFlow(grant.value.session, { variant, returnUrl }));
  };
