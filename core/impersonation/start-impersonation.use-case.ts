import { type Failure, ok, type Result, type Answer } from '../kernel/result.ts';
import type { SessionContext } from '../session/session-context.ts';
import type { SessionGrant } from '../session/session-view.schema.ts';
import type { SessionGateway } from '../session/session.gateway.port.ts';
import type { ImpersonationGateway } from './impersonation.api.ts';
import type { ViewAsForm } from './impersonation-session.schema.ts';

interface Ports<Name extends keyof ImpersonationGateway> {
  readonly impersonation: Pick<ImpersonationGateway, Name>;
  readonly session: SessionContext;
}

/** Applies the session grant in `answer`. If the call failed, the current session continues. */
const goOn = (
  session: SessionContext,
  kind: 'impersonationStarted' | 'impersonationEnded' | 'signedIn',
  answer: Result<SessionGrant, Failure>,
): Result<void, Failure> => {
  if (!answer.ok) return answer;
  session.apply({ kind, grant: answer.value });
  return ok(undefined);
};

/** Starts an impersonation and continues as the user. Drops responses to pending requests of the staff member (gating README "Events"). */
export const startImpersonation =
  ({ impersonation, session }: Ports<'startImpersonation'>) =>
  async (input: ViewAsForm & { readonly accountId: string }): Answer<void> =>
    goOn(session, 'impersonationStarted', await impersonation.startImpersonation(input));

/** Ends an impersonation and returns to the staff member's own session (spec §4.3). Drops responses to pending requests of the user. */
export const endImpersonation =
  ({ impersonation, session }: Ports<'endImpersonation'>) =>
  async (): Answer<void> =>
    goOn(session, 'impersonationEnded', await impersonation.endImpersonation());

/**
 * Resumes the staff session after an impersonation ended, when the user clicks "Continue as …". The cookie is the only
 * credential (SECURITY.md §2.9).
 */
export const resumeStaff =
  ({ impersonation, session }: Ports<'resumeStaff'>) =>
  async (): Answer<void> =>
    goOn(session, 'signedIn', await impersonation.resumeStaff());

/**
 * Asks the server for the remaining time when the countdown reaches zero. The response ends the impersonation or restarts
 * the countdown (SECURITY.md §3 "Client clock"). Returns true if a response arrived.
 */
export const confirmImpersonation =
  (ports: { gateway: Pick<SessionGateway, 'me'>; session: SessionContext }) =>
  async (): Promise<boolean> => {
    const answer = await ports.gateway.me();
    if (answer.ok) ports.session.apply({ kind: 'viewChanged', view: answer.value });
    return answer.ok;
  };
