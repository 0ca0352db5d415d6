import type { RuntimeConfiguration } from '../configuration/runtime-configuration.schema.ts';
import type { HomeGateway } from '../home/home.api.ts';
import type { StaffHomeGateway } from '../home/staff-home.api.ts';
import type { Result, Answer } from '../kernel/result.ts';
import type { LoginFlow, StepFailure, StepFlow } from '../login/login-flow.rule.ts';
import type { NoticeGateway } from '../notices/notice.gateway.port.ts';
import type { SessionContext } from '../session/session-context.ts';
import type { SessionGateway } from '../session/session.gateway.port.ts';
import type { Variant } from '../session/user.schema.ts';
import type { LineFault } from './line-fault.ts';

/** What a deployment says about itself before anyone signs in. */
export interface DeploymentGateway extends Pick<NoticeGateway, 'statusBanner'> {
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

/** What each audience lands on. */
export type SmokeHome = Pick<HomeGateway, 'dealerHome' | 'consumerHome'> & StaffHomeGateway;

/** A deployment whose variant is known, entered through its own door. */
export interface SmokeSession {
  readonly variant: Variant;
  readonly login: SmokeLogin;
  readonly session: SessionGateway;
  readonly home: SmokeHome;
  readonly context: SessionContext;
}

/** Where a verification code comes from: the command line, a person or the demo outbox. */
export interface CodeSource {
  /** Called before the login, so that a source can tell the code of this sign-in from older ones. */
  prepare(): Promise<void>;
  /** Null when there is none; `sentTo` says where it went, masked, in the server's words. */
  code(sentTo: string | null): Promise<string | null>;
  /** What to do where there is none, for the report. */
  readonly advice: string;
}

/** The connection to the deployment, watched: it ends what takes too long and remembers why no answer came. */
export interface SmokeLine {
  /** Milliseconds that one check may take; a person who is asked for a code has the time a person needs. */
  readonly limit: number;
  /** Runs one check within its time. When that is over, whatever is under way is given up, and the error is what stood in the way, null between two requests. */
  within<T>(check: () => Promise<T>): Promise<Result<T, LineFault | null>>;
  /** What stood in the way of the newest request of the check that asks; null when it was answered. */
  fault(): LineFault | null;
}
