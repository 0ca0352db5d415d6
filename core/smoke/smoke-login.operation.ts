import { err, ok, type Result, type Failure } from '../kernel/result.ts';
import { currentDemand, type LoginFlow } from '../login/login-flow.rule.ts';
import type { SessionContext } from '../session/session-context.ts';
import type { Variant } from '../session/user.schema.ts';
import { describeFailure } from './describe-failure.rule.ts';
import type { CodeSource, SmokeLogin } from './smoke.port.ts';
import type { Demand } from '../login/login-step.ts';

/** Why a program must not take a due step for a person; null where it may: it enters a code, everything else is a person's decision. */
const NEEDS_A_PERSON: Readonly<Record<Demand, string | null>> = {
  contactInfo: 'a contact for codes must be set up (contactInfo)',
  mfaVerify: null,
  usernameReset: 'the username must be changed (usernameReset)',
  securityQuestions: 'security questions must be answered (securityQuestions)',
  passwordReset: 'the password must be changed (passwordReset)',
  terms: 'the terms and conditions must be accepted (terms)',
  privacy: 'the privacy policy must be accepted (privacy)',
};

/** Who signs in, and where. */
export interface SmokeAccount {
  readonly variant: Variant;
  readonly username: string;
  readonly password: string;
}

/** Why a login did not come through; `failure` is null where the server did nothing wrong. */
export interface LoginStop {
  readonly reason: string;
  readonly failure: Failure | null;
}

interface LoginPorts {
  readonly login: SmokeLogin;
  readonly codes: CodeSource;
  readonly context: SessionContext;
}

const NO_CODE =
  'a verification code is needed (mfaVerify); give --code, --outbox in the demo world, or run on a terminal';

const landed = (flow: LoginFlow): string | null => {
  if (flow.at !== 'landing') return null;
  return flow.landing.to === 'classic'
    ? 'goes to the classic portal'
    : `goes to ${flow.landing.path}`;
};

const enterCode = async (
  ports: LoginPorts,
  flow: LoginFlow,
): Promise<Result<LoginFlow, LoginStop>> => {
  if (flow.at !== 'step') return ok(flow);
  const sentTo = ports.context.current.view?.requirements.mfaSentToMsg ?? null;
  const code = await ports.codes.code(sentTo);
  if (code === null) return err({ reason: NO_CODE, failure: null });
  const verified = await ports.login.verifyCode({ flow, code });
  if (verified.ok) return verified;
  const { failure } = verified.error;
  return err({ reason: `the code was not accepted: ${describeFailure(failure)}`, failure });
};

/** Signs in and takes the steps a program may take; a code is entered once, never guessed again. */
export const smokeLogin = async (
  ports: LoginPorts,
  account: SmokeAccount,
): Promise<Result<string, LoginStop>> => {
  await ports.codes.prepare();
  const begun = await ports.login.signIn({
    variant: account.variant,
    identifier: account.username,
    password: account.password,
  });
  if (!begun.ok) return err({ reason: describeFailure(begun.error), failure: begun.error });
  let flow = begun.value;
  let entered = false;
  while (flow.at === 'step' || flow.at === 'agreement') {
    const why = NEEDS_A_PERSON[currentDemand(flow)];
    if (why !== null) {
      const reason = `signed in, but ${why}; sign in once in a browser`;
      return err({ reason, failure: null });
    }
    if (entered) return err({ reason: 'another code was asked for', failure: null });
    const next = await enterCode(ports, flow);
    if (!next.ok) return next;
    entered = true;
    flow = next.value;
  }
  const where = landed(flow);
  if (where === null) {
    return err({ reason: 'the server asks for something unknown to this program', failure: null });
  }
  return ok(entered ? `with a code, ${where}` : where);
};
