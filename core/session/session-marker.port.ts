import type { Observable } from 'rxjs';
import type { TabMessage } from './tab-message.schema.ts';

/** What this browser remembers about its session after the page is closed. Nothing in it is secret. */
export type Mark =
  | { readonly kind: 'none' }
  /** A person is signed in. The label distinguishes sessions among tabs. */
  | { readonly kind: 'signedIn'; readonly label: string }
  /** A person signed out and the server has not confirmed it yet. */
  | { readonly kind: 'signedOut' };

/** Stores the marker. Storage that is blocked, full or damaged reads as `none` and never throws (SECURITY.md §3). */
export interface SessionMarker {
  read(): Mark;
  write(mark: Mark): void;
}

/** Ensures that only one tab at a time renews the token. */
export interface RefreshLock {
  /** Runs the work when it is this tab's turn, or after 5 s in any case. Passes on its result or error. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Sends messages to the other tabs of this browser. A tab never receives its own messages. */
export interface TabChannel {
  readonly messages$: Observable<TabMessage>;
  post(message: TabMessage): void;
}
