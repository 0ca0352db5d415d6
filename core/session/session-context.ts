import { BehaviorSubject, type Observable } from 'rxjs';
import {
  type SessionEvent,
  reduceSession,
  SIGNED_OUT,
  type SessionState,
} from './session-state.rule.ts';

/** Holds who is signed in, for one tab; every change goes through the reducer, every reader sees the newest state. */
export class SessionContext {
  readonly #state = new BehaviorSubject<SessionState>(SIGNED_OUT);
  #current: SessionState = SIGNED_OUT;
  #telling = false;

  /** Replays the current state; every listener hears the states in their order, the last one last. */
  readonly state$: Observable<SessionState> = this.#state.asObservable();

  /** The state now; ahead of what is being told while a listener applies an event itself. */
  get current(): SessionState {
    return this.#current;
  }

  /** Applies an event; nothing is emitted when it changes nothing. */
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
