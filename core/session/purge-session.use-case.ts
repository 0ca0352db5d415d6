import type { Subscription } from 'rxjs';
import type { SessionContext } from './session-context.ts';

/** A store that remembers what a person did and can forget it. It must not throw. */
export interface SessionPurger {
  purge(): void;
}

/**
 * Removes all traces of a session, in one place (SECURITY.md §3 "Purge at logout and when the user changes"). Memory is
 * cleared whenever the person changes. Browser storage is cleared when a person leaves. Unsaved input is cleared only when
 * they sign out themselves, because after any other end it waits for them.
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
    /** Starts to follow the session. A second call changes nothing. */
    start: (): void => {
      // A session that ended before the start left traces in the storage. Memory contains only the message that it ended.
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
