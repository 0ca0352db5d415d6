import type { Subscription } from 'rxjs';
import type { SessionContext } from './session-context.ts';

/** A store that contains data of a person's activity and can erase this data. `purge` must not throw. */
export interface SessionPurger {
  purge(): void;
}

/**
 * Removes all traces of a session (SECURITY.md §3 "Purge at logout and when the user changes"). Memory is cleared whenever
 * the person changes, and browser storage is cleared whenever a person leaves. Unsaved input is cleared only when the
 * person signs out.
 */
export const purgeSession = ({
  session,
  memory,
  storage,
  typed,
}: {
  session: SessionContext;
  memory: readonly SessionPurger[];
  storage: readonly SessionPurger[];
  typed: readonly SessionPurger[];
}) => {
  let here = session.current.context.user?.id ?? null;
  let watch: Subscription | null = null;
  const forget = (purgers: readonly SessionPurger[]): void => {
    for (const purger of purgers) purger.purge();
  };
  const purge = (what: 'left' | 'came'): void => {
    forget(memory);
    if (what === 'left') forget(storage);
    if (session.current.ended === 'asked') forget(typed);
  };
  return {
    /** Starts following the session. A second call has no effect. */
    start: (): void => {
      // If the session ended before the start, only browser storage contains traces of the session, so memory need not be cleared.
      if (here === null && session.current.ended !== null) forget(storage);
      watch ??= session.state$.subscribe(() => {
        const before = here;
        here = session.current.context.user?.id ?? null;
        if (here !== before) purge(before === null ? 'came' : 'left');
      });
    },
    dispose: (): void => {
      watch?.unsubscribe();
      watch = null;
    },
  };
};
