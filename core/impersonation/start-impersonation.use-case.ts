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

/** Only a grant that came changes who is here. */
const goOn = (
  session: SessionContext,
  kind: 'impersonationStarted' | 'impersonationEnded' | 'signedIn',
  answer: Result<SessionGrant, Failure>,
): Result<void, Failure> => {
  if (!answer.ok) return answer;
  session.apply({ kind, grant: answer.value });
  return ok(undefined);
};

/** Goes on as the user: whatever the staff member's own session still asked for is dropped (gating README "Events"). */
export const startImpersonation =
  ({ impersonation, session }: Ports<'startImpersonation'>) =>
  async (input: ViewAsForm & { readonly accountId: string }): Answer<void> =>
    goOn(session, 'impersonationStarted', await impersonation.startImpersonation(input));

/** Back to the staff member's own session (spec §4.3); what was still asked for as the user is dropped. */
export const endImpersonation =
  ({ impersonation, session }: Ports<'endImpersonation'>) =>
  async (): Answer<void> =>
    goOn(session, 'impersonationEnded', await impersonation.endImpersonation());

/** "Continue as …" after an impersonation that is over: a sign-in by the cookie alone, only when asked (SECURITY.md §2.9). */
export const resumeStaff =
  ({ impersonation, session }: Ports<'resumeStaff'>) =>
  async (): Answer<void> =>
    goOn(session, 'signedIn', await impersonation.resumeStaff());

/** Asks the server what is left when this clock says nothing is: an end comes back as such, a longer time is counted anew (SECURITY.md §3 "Client clock"); says whether an answer came, whatever it says. */
export const confirmImpersonation =
  (ports: { gateway: Pick<SessionGateway, 'me'>; session: SessionContext }) =>
  async (): Promise<boolean> => {
    const answer = await ports.gateway.me();
    if (answer.ok) ports.session.apply({ kind: 'viewChanged', view: answer.value });
    return answer.ok;
  };
