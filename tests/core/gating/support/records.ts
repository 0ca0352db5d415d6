import type { Subscriber, Subscription } from 'rxjs';
import type { Answer, Final, Outgoing } from '#adapters/http/stage.ts';
import type { RefreshOutcome } from '#core/session/token-refresher.port.ts';
import type { RequestKind } from '#core/gating/request-kind.rule.ts';
import type { Application } from '#core/permission/application.schema.ts';

/** One request from call to end, as an outsider sees it. */
export interface Call {
  readonly id: number;
  readonly kind: RequestKind;
  readonly epoch: number;
  running: Subscription | null;
  state: 'waiting' | 'settled' | 'aborted';
  final: Final | null;
  sends: number;
  /** Pieces of a stream that reached its caller. */
  parts: number;
  /** Answers at which the server did nothing, so that one more sending is right. */
  invalidTokens: number;
}

/** One sending, with what was on it and what was known at that moment. */
export interface Flight {
  readonly call: Call;
  readonly outgoing: Outgoing;
  readonly bearer: string | null;
  readonly groupChanges: number;
  readonly generation: number;
  readonly subscriber: Subscriber<Answer>;
  open: boolean;
}

/** One refresh asked of the server. */
export interface Refresh {
  readonly generation: number;
  readonly user: Person | null;
  answer: ((outcome: RefreshOutcome) => void) | null;
}

/** Who the test says is signed in. */
export interface Person {
  readonly id: string;
  readonly application: Application;
}

/** What the commands did, kept apart from the product's own state. */
export interface Ledger {
  user: Person | null;
  group: number | null;
  demands: boolean;
  groupChanges: number;
  readonly deadTokens: Set<string>;
}
