import type { Subscriber, Subscription } from 'rxjs';
import type { Answer, Final, Outgoing } from '#adapters/http/stage.ts';
import type { RefreshOutcome } from '#core/session/token-refresher.port.ts';
import type { RequestKind } from '#core/gating/request-kind.rule.ts';
import type { Application } from '#core/permission/application.schema.ts';

/** One request from its call to its end, as seen from outside. */
export interface Call {
  readonly id: number;
  readonly kind: RequestKind;
  readonly epoch: number;
  running: Subscription | null;
  state: 'waiting' | 'settled' | 'aborted';
  final: Final | null;
  sends: number;
  /** Number of stream parts that reached the caller. */
  parts: number;
  /** Responses without effect on the server. Each allows one more sending. */
  invalidTokens: number;
}

/** One sending, with its headers and the state at that time. */
export interface Flight {
  readonly call: Call;
  readonly outgoing: Outgoing;
  readonly bearer: string | null;
  readonly groupChanges: number;
  readonly generation: number;
  readonly subscriber: Subscriber<Answer>;
  open: boolean;
}

/** One refresh requested from the server. */
export interface Refresh {
  readonly generation: number;
  readonly user: Person | null;
  answer: ((outcome: RefreshOutcome) => void) | null;
}

/** The user who is signed in according to the test. */
export interface Person {
  readonly id: string;
  readonly application: Application;
}

/** The effects of the commands, recorded independently of the product's own state. */
export interface Ledger {
  user: Person | null;
  group: number | null;
  demands: boolean;
  groupChanges: number;
  readonly deadTokens: Set<string>;
}
