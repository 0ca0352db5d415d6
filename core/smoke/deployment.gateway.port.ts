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

/** What a deployment returns before anyone signs in. */
export interface DeploymentGateway extends Pick<NoticeGateway, 'statusBanner'> {
  health(): Answer<{ readonly live: boolean; readonly ready: boolean; readonly version: string }>;
  configuration(): Answer<RuntimeConfiguration>;
}

/** The two sequences of the login slice that a program can perform by itself, supplied by the composition. */
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

/** The home pages of all audiences. */
export type SmokeHome = Pick<HomeGateway, 'dealerHome' | 'consumerHome'> & StaffHomeGateway;

/** A session at a deployment whose variant is known, using the sign-in of that variant. */
export interface SmokeSession {
  readonly variant: Variant;
  readonly login: SmokeLogin;
  readonly session: SessionGateway;
  readonly home: SmokeHome;
  readonly context: SessionContext;
}

/** The source of a verification code: the command line, a person or the demo outbox. */
export interface CodeSource {
  /** Called before the login, so that a source can distinguish the code of this sign-in from older ones. */
  prepare(): Promise<void>;
  /** Returns the code, or null when there is none. `sentTo` is the masked contact, as text from the server. */
  code(sentTo: string | null): Promise<string | null>;
  /** What to do when there is no code, for the report. */
  readonly advice: string;
}

/** The monitored connection to the deployment. It ends requests that take too long and remembers why there was no response. */
export interface SmokeLine {
  /** The time limit of one check in milliseconds. A person who is asked for a code gets more time. */
  readonly limit: number;
  /**
   * Runs one check within its time limit. After that, requests in progress are aborted, and the error is the fault that
   * occurred, or null between two requests.
   */
  within<T>(check: () => Promise<T>): Promise<Result<T, LineFault | null>>;
  /** Returns the fault of the newest request of the current check. Null when it got a response. */
  fault(): LineFault | null;
}
