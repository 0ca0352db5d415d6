import { err, ok, type Result } from '../kernel/result.ts';
import { currentDemand, type LoginFlow } from '../login/login-flow.rule.ts';
import { describeFailure } from './describe-failure.rule.ts';
import type { CodeSource, SmokeLine, SmokeSession } from './deployment.gateway.port.ts';
import { plainText } from './plain-text.rule.ts';
import type { Demand } from '../permission/login-step.ts';

/** For each demand, why the program must not handle it and a person must, or null if the program may. Only entering a code is allowed. */
const NEEDS_A_PERSON: Readonly<Record<Demand, string | null>> = {
  contactInfo: 'a contact for codes must be set up (contactInfo)',
  mfaVerify: null,
  usernameReset: 'the username must be changed (usernameReset)',
  securityQuestions: 'security questions must be answered (securityQuestions)',
  passwordReset: 'the password must be changed (passwordReset)',
  terms: 'the terms and conditions must be accepted (terms)',
  privacy: 'the privacy policy must be accepted (privacy)',
};

export interface SmokeAccount {
  readonly username: string;
  readonly password: string;
}

interface LoginPorts {
  readonly session: SmokeSession;
  readonly codes: CodeSource;
  readonly line: SmokeLine;
}

const landed = (flow: LoginFlow): string | null => {
  if (flow.at !== 'landing') return null;
  return flow.landing.to === 'classic'
    ? 'goes to the classic portal'
    : `goes to ${flow.landing.path}`;
};

const enterCode = async (
  { session, codes, line }: LoginPorts,
  flow: LoginFlow,
): Promise<Result<LoginFlow, string>> => {
  if (flow.at !== 'step') return ok(flow);
  const sentTo = session.context.current.view?.requirements.mfaSentToMsg ?? null;
  const code = await codes.code(sentTo === null ? null : plainText(sentTo));
  if (code === null) {
    return err(`a verification code is needed (mfaVerify); ${codes.advice}`);
  }
  const verified = await session.login.verifyCode({ flow, code });
  if (verified.ok) return verified;
  const { failure } = verified.error;
  return err(`the code was not accepted: ${describeFailure(failure, line.fault())}`);
};

/** Signs in and takes the steps that a program may take. Only one code is tried. */
export const smokeLogin = async (
  ports: LoginPorts,
  account: SmokeAccount,
): Promise<Result<string, string>> => {
  const { session, codes, line } = ports;
  await codes.prepare();
  const begun = await session.login.signIn({
    variant: session.variant,
    identifier: account.username,
    password: account.password,
  });
  if (!begun.ok) return err(describeFailure(begun.error, line.fault()));
  let flow = begun.value;
  let entered = false;
  while (flow.at === 'step' || flow.at === 'agreement') {
    const why = NEEDS_A_PERSON[currentDemand(flow)];
    if (why !== null) {
      return err(`signed in, but ${why}; sign in once in a browser`);
    }
    if (entered) return err('another code was asked for');
    const next = await enterCode(ports, flow);
    if (!next.ok) return next;
    entered = true;
    flow = next.value;
  }
  const where = landed(flow);
  if (where === null) {
    return err('the server asks for something unknown to this program');
  }
  return ok(entered ? `with a code, ${where}` : where);
};
