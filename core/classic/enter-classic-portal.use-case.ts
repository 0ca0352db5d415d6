import type { HomeGateway } from '../home/home.api.ts';
import { ok, type Answer } from '../kernel/result.ts';
import type { SessionContext } from '../session/session-context.ts';
import type { ClassicRedirect } from './classic-windows.port.ts';

/**
 * Navigates a dealer who is not a beta user to the classic portal in the same window and ends the portal session (spec
 * §4.1, SECURITY.md §2.15). The navigation starts before the session end is announced, so the sign-in form does not flash.
 */
export const enterClassicPortal =
  ({
    classic,
    redirect,
    context,
  }: {
    readonly classic: Pick<HomeGateway, 'classicKey'>;
    readonly redirect: ClassicRedirect;
    readonly context: SessionContext;
  }) =>
  async (): Answer<void> => {
    const key = await classic.classicKey({ deleteSession: true, userRequested: false });
    if (!key.ok) return key;
    redirect.enter(key.value.rwKey);
    context.apply({ kind: 'signedOut', reason: 'asked' });
    return ok(undefined);
  };
