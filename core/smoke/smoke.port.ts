import type { RuntimeConfiguration } from '../configuration/runtime-configuration.schema.ts';
import type { Result, Answer } from '../kernel/result.ts';
import type { LoginFlow, StepFlow } from '../login/login-flow.rule.ts';
import type { StepFailure } from '../login/finish-step.operation.ts';
import type { Variant } from '../session/user.schema.ts';

/** What a deployment says about itself before anyone signs in. */
export interface DeploymentGateway {
  health(): Answer<{ readonly live: boolean; readonly ready: boolean; readonly version: string }>;
  configuration(): Answer<RuntimeConfiguration>;
}

/** The two sequences of the login slice that a program can take by itself; composition hands them in. */
export interface SmokeLogin {
  signIn(input: {
    readonly variant: Variant;
    readonly identifier: string;
    readonly password: string;
  }): Answer<LoginFlow>;
  verifyCode(input: {
    readonly flow: StepFlow;
    readonly code: string;
  }): Promise<Result<LoginFlow, StepFailure>>;
}

/** Where a verification code comes from: the command line, a person or the demo outbox. */
export interface CodeSource {
  /** Called before the login, so that a source can tell the code of this sign-in from older ones. */
  prepare(): Promise<void>;
  /** Null when there is none; `sentTo` says where it went, masked, in the server's words. */
  code(sentTo: string | null): Promise<string | null>;
}
