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
export const purgeSession = ({
  session,
  memory,
  storage,
}: {
  session: SessionContext;
  memory: readonly SessionPurger[];
  storage: readonly SessionPurger[];
}) => {
  let here = session.current.context.user?.id ?? null;
  let watch: Subscription | null = null;
  /** Somebody `left`, for somebody else or for nobody; or `came` where nobody was, and finds their own storage. */
  const purge = (what: 'left' | 'came'): void => {
    for (const purger of memory) purger.purge();
    if (what === 'came') return;
    for (const purger of storage) purger.purge();
  };
  return {
    /** Begins to follow the session; a second call changes nothing. */
    start: (): void => {
      // A session that ended before anybody followed it has left its traces too.
      if (here === null && session.current.ended !== null) purge('left');
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
