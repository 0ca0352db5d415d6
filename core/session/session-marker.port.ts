import type { Observable } from 'rxjs';
import type { TabMessage } from './tab-message.schema.ts';

/** The session marker, which this browser keeps after the page is closed. It contains no secret. */
export type Mark =
  | { readonly kind: 'none' }
  /** A person is signed in. `label` identifies the session among the tabs. */
  | { readonly kind: 'signedIn'; readonly label: string }
  /** A person signed out, and the server has not confirmed the sign-out yet. */
  | { readonly kind: 'signedOut' };

/** Stores the session marker. Never throws: if the storage is blocked, full or damaged, `read` returns `none` (SECURITY.md §3). */
export interface SessionMarker {
  read(): Mark;
  write(mark: Mark): void;
}

/** Ensures that only one tab at a time renews the token. */
export interface RefreshLock {
  /** Runs `work` when this tab holds the lock, or after 5 s without it. Returns the result of `work` or throws its error. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Sends messages to the other tabs of this browser. A tab never receives its own messages. */
export interface TabChannel {
  readonly messages$: Observable<TabMessage>;
  post(message: TabMessage): void;
}
