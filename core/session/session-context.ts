import { BehaviorSubject, type Observable } from 'rxjs';
import {
  type SessionEvent,
  reduceSession,
  SIGNED_OUT,
  type SessionState,
} from './session-state.rule.ts';

/** Holds who is signed in, for one tab. Every change goes through the reducer, and every reader sees the newest state. */
export class SessionContext {
  readonly #state = new BehaviorSubject<SessionState>(SIGNED_OUT);
  #current: SessionState = SIGNED_OUT;
  #telling = false;

  /** Replays the current state. Every listener receives the states in order. */
  readonly state$: Observable<SessionState> = this.#state.asObservable();

  /** The current state. It may be newer than the one being emitted, if a listener applies an event itself. */
  get current(): SessionState {
    return this.#current;
  }

  /** Applies an event. Nothing is emitted if it changes nothing. */
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
