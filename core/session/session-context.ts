import { BehaviorSubject, type Observable } from 'rxjs';
import type { SessionEvent } from './session-event.ts';
import { reduceSession, SIGNED_OUT, type SessionState } from './session-state.rule.ts';

/** Holds who is signed in, for one tab; every change goes through the reducer, every reader sees the newest state. */
export class SessionContext {
  readonly #state = new BehaviorSubject<SessionState>(SIGNED_OUT);

  /** Replays the current state; listeners must read `current` when they act, a nested emission may be older. */
  readonly state$: Observable<SessionState> = this.#state.asObservable();

  /** The state now. */
  get current(): SessionState {
    return this.#state.value;
  }

  /** Applies an event; nothing is emitted when it changes nothing. */
  apply(event: SessionEvent): void {
    const next = reduceSession(this.#state.value, event);
    if (next !== this.#state.value) this.#state.next(next);
  }
}
