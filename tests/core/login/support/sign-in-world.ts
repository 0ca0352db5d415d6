import type { AccountGateway } from '#core/login/account.gateway.port.ts';
import type { AgreementGateway } from '#core/login/agreement.gateway.port.ts';
import type { LoginEntry } from '#core/login/landing.rule.ts';
import { beginFlow, type AgreementFlow, type StepFlow } from '#core/login/login-flow.rule.ts';
import type { LoginGateway } from '#core/login/login.gateway.port.ts';
import type { MfaGateway } from '#core/mfa/mfa.gateway.port.ts';
import { SessionContext } from '#core/session/session-context.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import type { SessionGateway } from '#core/session/session.gateway.port.ts';
import { scripted } from '../../../support/scripted.ts';
import { grantOf } from './people.ts';

/** The default sign-in page of these tests. */
export const ENTRY: LoginEntry = { variant: 'dealer', returnUrl: null };

/** The failure that tells the client that a different step is due. */
export const NOT_DUE = {
  kind: 'refused',
  status: 409,
  message: 'This step is not due any more.',
  code: 'stepNotDue',
} as const;

/** A real session context with scripted ports for the sign-in. */
export class SignInWorld {
  readonly login = scripted<LoginGateway>();
  readonly mfa = scripted<MfaGateway>();
  readonly account = scripted<AccountGateway>();
  readonly agreements = scripted<AgreementGateway>();
  readonly session = scripted<SessionGateway>();
  readonly context = new SessionContext();
  now = 1_000_000;
  readonly clock = { now: (): number => this.now };

  /** Signs a user in. Returns the flow of the step that is due. */
  step(view: SessionView, entry: LoginEntry = ENTRY): StepFlow {
    this.context.apply({ kind: 'signedIn', grant: grantOf(view) });
    const flow = beginFlow(view, entry);
    if (flow.at !== 'step') throw new Error(`no step is due but ${flow.at}`);
    return flow;
  }

  /** Signs a user in. Returns the flow of the agreement that is due. */
  agreement(view: SessionView, entry: LoginEntry = ENTRY): AgreementFlow {
    this.context.apply({ kind: 'signedIn', grant: grantOf(view) });
    const flow = beginFlow(view, entry);
    if (flow.at !== 'agreement') throw new Error(`no agreement is due but ${flow.at}`);
    return flow;
  }
}
