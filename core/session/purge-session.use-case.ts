import type { Subscription } from 'rxjs';
import type { SessionContext } from './session-context.ts';

/** Something that remembers what a person did, and can forget it; must not throw. */
export interface SessionPurger {
  purge(): void;
}

/**
 * The one place where a session's traces go (SECURITY.md §3 "Purge at logout and when the user changes"): what is in
 * memory whenever somebody else, or nobody, is there; what is in the browser's storage when a person leaves; and what
 * they typed and did not save when they leave by their own wish, because it waits for them after any other end.
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
  /** Somebody `left`, for somebody else or for nobody; or `came` where nobody was, and finds their own storage. */
  const forget = (purgers: readonly SessionPurger[]): void => {
    for (const purger of purgers) purger.purge();
  };
  const purge = (what: 'left' | 'came'): void => {
    forget(memory);
    if (what === 'left') forget(storage);
    if (session.current.ended === 'asked') forget(typed);
  };
  return {
    /** Begins to follow the session; a second call changes nothing. */
    start: (): void => {
      // A session that ended before anybody followed it left its traces in the storage; in memory are the words that it ended.
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
