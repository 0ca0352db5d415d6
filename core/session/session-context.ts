import { BehaviorSubject, type Observable } from 'rxjs';
import {
  type SessionEvent,
  reduceSession,
  SIGNED_OUT,
  type SessionState,
} from './session-state.rule.ts';

/** Holds the session state of one tab. Every change goes through the reducer, and readers always get the newest state. */
export class SessionContext {
  readonly #state = new BehaviorSubject<SessionState>(SIGNED_OUT);
  #current: SessionState = SIGNED_OUT;
  #telling = false;

  /** Emits the current state on subscription, then every later state in order. */
  readonly state$: Observable<SessionState> = this.#state.asObservable();

  /** The current state. `current` may be newer than the state being emitted, if a listener of that emission applies an event. */
  get current(): SessionState {
    return this.#current;
  }

  /** Applies an event. Emits nothing if the event does not change the state. */
  apply(event: SessionEvent): void {
    this.#current = reduceSession(this.#current, event);
    if (this.#telling) return;
    this.#telling = true;
    try {
      while (this.#state.value !== this.#current) this.#state.next(this.#current);
    } finally {
      this.#telling = false;
    }
  }
}
