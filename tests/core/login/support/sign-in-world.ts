import { ScriptedAccountGateway } from '#adapters/memory/scripted-account.gateway.ts';
import {
  ScriptedAgreementGateway,
  ScriptedLoginGateway,
} from '#adapters/memory/scripted-login.gateway.ts';
import { ScriptedMfaGateway } from '#adapters/memory/scripted-mfa.gateway.ts';
import { ScriptedSessionGateway } from '#adapters/memory/scripted-session.gateway.ts';
import type { LoginEntry } from '#core/login/landing.rule.ts';
import { beginFlow, type AgreementFlow, type StepFlow } from '#core/login/login-flow.rule.ts';
import { SessionContext } from '#core/session/session-context.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import { grantOf } from './people.ts';

/** The door most tests come through. */
export const ENTRY: LoginEntry = { variant: 'dealer', returnUrl: null };

/** A refusal that another step is due. */
export const NOT_DUE = {
  kind: 'refused',
  status: 409,
  message: 'This step is not due any more.',
  code: 'stepNotDue',
} as const;

/** Every port of the sign-in, scripted, around one real session context. */
export class SignInWorld {
  readonly login = new ScriptedLoginGateway();
  readonly mfa = new ScriptedMfaGateway();
  readonly account = new ScriptedAccountGateway();
  readonly agreements = new ScriptedAgreementGateway();
  readonly session = new ScriptedSessionGateway();
  readonly context = new SessionContext();
  now = 1_000_000;
  readonly clock = { now: (): number => this.now };

  /** Signs a person in and answers the step they stand at. */
  step(view: SessionView, entry: LoginEntry = ENTRY): StepFlow {
    this.context.apply({ kind: 'signedIn', grant: grantOf(view) });
    const flow = beginFlow(view, entry);
    if (flow.at !== 'step') throw new Error(`no step is due but ${flow.at}`);
    return flow;
  }

  /** Signs a person in and answers the agreement they stand at. */
  agreement(view: SessionView, entry: LoginEntry = ENTRY): AgreementFlow {
    this.context.apply({ kind: 'signedIn', grant: grantOf(view) });
    const flow = beginFlow(view, entry);
    if (flow.at !== 'agreement') throw new Error(`no agreement is due but ${flow.at}`);
    return flow;
  }
}
