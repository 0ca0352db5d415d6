import type { Subscriber, Subscription } from 'rxjs';
import type { Answer, Final, Outgoing } from '#adapters/http/stage.ts';
import type { RefreshOutcome } from '#core/session/token-refresher.port.ts';
import type { RequestKind } from '#core/gating/request-kind.rule.ts';
import type { Application } from '#core/permission/application.schema.ts';

/** One request from call to end, as observed from outside the product. */
export interface Call {
  readonly id: number;
  readonly kind: RequestKind;
  readonly epoch: number;
  running: Subscription | null;
  state: 'waiting' | 'settled' | 'aborted';
  final: Final | null;
  sends: number;
  /** Number of stream parts delivered to the caller. */
  parts: number;
  /**
   * Number of responses with an invalid token. Each such response allows another sending, because the server has not
   * processed the request.
   */
  invalidTokens: number;
}

/** One sending of a request, with the request's headers and the state at the time of sending. */
export interface Flight {
  readonly call: Call;
  readonly outgoing: Outgoing;
  readonly bearer: string | null;
  readonly groupChanges: number;
  readonly generation: number;
  readonly subscriber: Subscriber<Answer>;
  open: boolean;
}

/** One session refresh sent to the server. */
export interface Refresh {
  readonly generation: number;
  readonly user: Person | null;
  answer: ((outcome: RefreshOutcome) => void) | null;
}

/** The user whom the test considers signed in. */
export interface Person {
  readonly id: string;
  readonly application: Application;
}

/** The effects of all commands, recorded independently of the product's state. */
export interface Ledger {
  user: Person | null;
  group: number | null;
  demands: boolean;
  groupChanges: number;
  readonly deadTokens: Set<string>;
}
