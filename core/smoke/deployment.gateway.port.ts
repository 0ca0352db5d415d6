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

/** The public calls to a deployment, which need no sign-in. */
export interface DeploymentGateway extends Pick<NoticeGateway, 'statusBanner'> {
  health(): Answer<{ readonly live: boolean; readonly ready: boolean; readonly version: string }>;
  configuration(): Answer<RuntimeConfiguration>;
}

/** The two parts of a sign-in that the smoke program can perform without a person. */
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

/** The gateways for the home pages of dealers, customers and staff. */
export type SmokeHome = Pick<HomeGateway, 'dealerHome' | 'consumerHome'> & StaffHomeGateway;

/** A session at a deployment, opened with the sign-in of the deployment's variant. */
export interface SmokeSession {
  readonly variant: Variant;
  readonly login: SmokeLogin;
  readonly session: SessionGateway;
  readonly home: SmokeHome;
  readonly context: SessionContext;
}

/** The source of a verification code: the command line, a person or the demo outbox. */
export interface CodeSource {
  /** Called before the sign-in, so that the source can distinguish the new code from older codes. */
  prepare(): Promise<void>;
  /** Returns the code, or null when there is none. `sentTo` is the masked contact, as text from the server. */
  code(sentTo: string | null): Promise<string | null>;
  /** The advice in the report when there is no code. */
  readonly advice: string;
}

/** The monitored connection to the deployment. The connection aborts requests that take too long and records why a response is missing. */
export interface SmokeLine {
  /** The time limit of one check in milliseconds. Waiting for a person to enter a code has a longer limit. */
  readonly limit: number;
  /**
   * Runs one check within its time limit. After the limit, requests in progress are aborted and the error contains the
   * fault, or null if no request was in progress.
   */
  within<T>(check: () => Promise<T>): Promise<Result<T, LineFault | null>>;
  /** Returns the fault of the newest request in the current check. Null when that request got a response. */
  fault(): LineFault | null;
}
