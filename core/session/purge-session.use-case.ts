import type { Subscription } from 'rxjs';
import type { SessionContext } from './session-context.ts';

/** Something that remembers what a person did, and can forget it; must not throw. */
export interface SessionPurger {
  purge(): void;
}

/**
 * The one place where a session's traces go (SECURITY.md §3 "Purge at logout and when the user changes"): what is in
 * memory whenever somebody else, or nobody, is there; what is in the browser's storage when a person leaves.
 */
export class PurgeSession {
  readonly #session: SessionContext;
  readonly #memory: readonly SessionPurger[];
  readonly #storage: readonly SessionPurger[];
  #userId: string | null;
  #watch: Subscription | null = null;

  constructor(parts: {
    session: SessionContext;
    memory: readonly SessionPurger[];
    storage: readonly SessionPurger[];
  }) {
    this.#session = parts.session;
    this.#memory = parts.memory;
    this.#storage = parts.storage;
    this.#userId = parts.session.current.context.user?.id ?? null;
  }

  /** Begins to follow the session; a second call changes nothing. */
  start(): void {
    // A session that ended before anybody followed it has left its traces too.
    if (this.#userId === null && this.#session.current.ended !== null) this.execute('left');
    this.#watch ??= this.#session.state$.subscribe(() => {
      const before = this.#userId;
      const now = this.#session.current.context.user?.id ?? null;
      if (now === before) return;
      this.#userId = now;
      this.execute(before === null ? 'came' : 'left');
    });
  }

  dispose(): void {
    this.#watch?.unsubscribe();
    this.#watch = null;
  }

  /** Somebody `left`, for somebody else or for nobody; or `came` where nobody was, and finds their own storage. */
  execute(what: 'left' | 'came'): void {
    for (const purger of this.#memory) purger.purge();
    if (what === 'came') return;
    for (const purger of this.#storage) purger.purge();
  }
}
